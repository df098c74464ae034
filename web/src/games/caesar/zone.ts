/** Something that can be done at a group of patricians. */
export interface Zone {
  /** What dropping or pressing it means: a move, or a step towards one. */
  value: string;
  label: string;
  icon: string;
}
