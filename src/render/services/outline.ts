/** A point in millimetres or pixels, to the right and down. */
export type Point = readonly [number, number]

/** The outline of a part of a chart: its corners, the last joined to the first. */
export type Outline = readonly Point[]

/** Where a chart is drawn. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}
