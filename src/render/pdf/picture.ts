/** A picture as the bytes of a PNG, with its size in any unit. */
export interface ReportPicture {
  bytes: Uint8Array
  width: number
  height: number
}

/** A line of text as a picture, its size in heights of a letter, its letters so far below its top; undefined where none can be drawn. */
export type DrawText = (text: string) => Promise<(ReportPicture & { above: number }) | undefined>
