/** The board: committees with their seats and where they are drawn, and the paths that lead up.
 * Committees and paths are those of the rules' board; the places are spread out from it for drawing. */

export interface Committee {
  id: string;
  seats: number;
  x: number;
  y: number;
}
export interface Path {
  id: string;
  from: string;
  to: string;
  laurel: boolean;
  /** Where the laurel lies, or the middle of the way. */
  x: number;
  y: number;
}

export const WIDTH = 1000;
export const HEIGHT = 1215;

/** From the Senate down, so that the board can be read from the top. */
export const COMMITTEES: readonly Committee[] = [
  { id: 'senate', seats: 5, x: 500, y: 168 },
  { id: 'm3', seats: 3, x: 132, y: 335 },
  { id: 'n3', seats: 3, x: 868, y: 345 },
  { id: 'j5', seats: 5, x: 500, y: 525 },
  { id: 'i3', seats: 3, x: 168, y: 645 },
  { id: 'l1', seats: 1, x: 712, y: 450 },
  { id: 'k1', seats: 1, x: 908, y: 578 },
  { id: 'g3', seats: 3, x: 682, y: 805 },
  { id: 'h1', seats: 1, x: 908, y: 785 },
  { id: 'f1', seats: 1, x: 345, y: 775 },
  { id: 'e1', seats: 1, x: 92, y: 855 },
  { id: 'a1', seats: 1, x: 92, y: 1085 },
  { id: 'b5', seats: 5, x: 335, y: 1065 },
  { id: 'c1', seats: 1, x: 608, y: 1085 },
  { id: 'd3', seats: 3, x: 865, y: 1075 },
];

const at = new Map(COMMITTEES.map((committee) => [committee.id, committee]));

export function committee(id: string): Committee {
  return at.get(id)!;
}

function path(from: string, to: string, laurel: boolean, place?: readonly [number, number]): Path {
  const [start, end] = [committee(from), committee(to)];
  const [x, y] = place ?? [(start.x + end.x) / 2, (start.y + end.y) / 2];
  return { id: `${from}>${to}`, from, to, laurel, x, y };
}

export const PATHS: readonly Path[] = [
  path('a1', 'e1', false),
  path('e1', 'i3', false),
  path('b5', 'i3', true, [215, 880]),
  path('b5', 'f1', true, [341, 898]),
  path('f1', 'j5', false),
  path('c1', 'g3', false),
  path('d3', 'g3', true, [764, 946]),
  path('d3', 'h1', true, [890, 922]),
  path('h1', 'k1', false),
  path('k1', 'n3', false),
  path('g3', 'j5', true, [600, 678]),
  path('g3', 'l1', true, [697, 607]),
  path('l1', 'n3', false),
  path('i3', 'm3', true, [150, 495]),
  path('m3', 'senate', true, [208, 196]),
  path('j5', 'senate', true, [500, 345]),
  path('n3', 'senate', true, [792, 200]),
];

const ways = new Map(PATHS.map((one) => [one.id, one]));

export function way(id: string): Path {
  return ways.get(id)!;
}

export function pathsFrom(id: string): Path[] {
  return PATHS.filter((one) => one.from === id);
}

/** The ends of the drawn line; those into the Senate arrive at its steps and doors. */
function ends(one: Path): [number, number, number, number] {
  const [from, to] = [committee(one.from), committee(one.to)];
  const side = one.to !== 'senate' || from.x === to.x ? 0 : from.x < to.x ? -150 : 150;
  return [from.x, from.y, to.x + side, to.y];
}

/** A bend that leads through the path's place. */
function bend(one: Path): [number, number] {
  const [x1, y1, x2, y2] = ends(one);
  return [2 * one.x - (x1 + x2) / 2, 2 * one.y - (y1 + y2) / 2];
}

export function line(one: Path): string {
  const [x1, y1, x2, y2] = ends(one);
  const [cx, cy] = bend(one);
  return `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`;
}

/** Where Caesar lies beside a laurel, so that both can be read. */
const BESIDE: Record<string, readonly [number, number]> = {
  'b5>f1': [62, 6],
  'b5>i3': [-60, 10],
  'd3>g3': [-58, 20],
  'g3>j5': [-56, 26],
  'm3>senate': [-54, -30],
  'n3>senate': [58, -26],
};

export function beside(one: Path): readonly [number, number] {
  const [x, y] = BESIDE[one.id] ?? [-58, 6];
  return [one.x + x, one.y + y];
}

/** Where senators are brought in. */
export const ENTRIES = ['a1', 'b5', 'c1', 'd3'];

/** A point of the path, 0 at its foot and 1 at its top. */
export function point(one: Path, t: number): [number, number] {
  const [x1, y1, x2, y2] = ends(one);
  const [cx, cy] = bend(one);
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return [a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2];
}

/** Where each seat of a committee is, from its middle. */
const SEATS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  3: [
    [-39, 32],
    [39, 32],
    [0, -44],
  ],
  5: [
    [-74, -41],
    [0, -41],
    [74, -41],
    [-38, 43],
    [38, 43],
  ],
};
const ROW: readonly (readonly [number, number])[] = [
  [-144, 12],
  [-72, 12],
  [0, 12],
  [72, 12],
  [144, 12],
];

export function seatsOf(one: Committee): readonly (readonly [number, number])[] {
  return one.id === 'senate' ? ROW : SEATS[one.seats]!;
}

/** How far a committee reaches from its middle: to the sides, up and down. */
function reach(one: Committee): readonly [number, number, number] {
  if (one.id === 'senate') return [230, 150, 110];
  return one.seats === 5 ? [140, 110, 130] : one.seats === 3 ? [108, 106, 130] : [66, 66, 92];
}

/** The part of the board, as x, y, width and height, that holds these committees and the paths between them. */
export function around(ids: readonly string[]): readonly [number, number, number, number] | null {
  const boxes = COMMITTEES.filter((one) => ids.includes(one.id)).map((one) => {
    const [side, up, down] = reach(one);
    return [one.x - side, one.y - up, one.x + side, one.y + down] as const;
  });
  if (boxes.length === 0) return null;
  for (const one of PATHS) {
    if (!one.laurel || !ids.includes(one.from) || !ids.includes(one.to)) continue;
    const [x] = beside(one);
    boxes.push([Math.min(one.x - 50, x - 45), one.y - 60, Math.max(one.x + 50, x + 45), one.y + 60]);
  }
  const left = Math.max(0, Math.min(...boxes.map((box) => box[0])) - 12);
  const top = Math.max(0, Math.min(...boxes.map((box) => box[1])) - 12);
  const right = Math.min(WIDTH, Math.max(...boxes.map((box) => box[2])) + 12);
  const bottom = Math.min(HEIGHT, Math.max(...boxes.map((box) => box[3])) + 12);
  return [left, top, right - left, bottom - top];
}

/** Something on the board that can be pressed: to do it at once, to ask for it, or to choose it first. */
export interface Hot {
  kind: 'go' | 'ask' | 'choose';
  label: string;
  /** The label where there is little room. */
  short?: string;
  chosen?: boolean;
  act: () => void;
}
