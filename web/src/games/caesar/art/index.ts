/** The pictures of the cards. `make art` lays them in stone; `docs/art.md` tells how they are drawn. */

export type PictureSize = 'small' | 'medium' | 'large';

const stones = import.meta.glob<string>('./*.avif', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const flats = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a picture, such as `cleopatra-5` or `vote-orgy`; empty if there is none. Some have one size only. */
export function picture(kind: string, size: PictureSize): string {
  const sized = `./${kind}-${size === 'small' ? 'small' : 'large'}.avif`;
  return stones[sized] ?? stones[`./${kind}.avif`] ?? '';
}

/** The flat drawing of a picture, to be shown until its stones are there. */
export function placeholder(kind: string): string {
  return flats[`./${kind}.svg`] ?? '';
}
