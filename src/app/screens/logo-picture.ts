import type { ReportPicture } from '../../render/pdf.ts'

/** Pixels high: sharp on paper, whatever the picture's own size. */
const HEIGHT = 240

/** A picture of this host, SVG or of pixels, as a PNG that can be printed; undefined when it cannot be had. */
export async function logoPicture(address: string): Promise<ReportPicture | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return undefined
  }
  const ratio = image.naturalHeight === 0 ? 1 : image.naturalWidth / image.naturalHeight
  const canvas = document.createElement('canvas')
  canvas.height = HEIGHT
  canvas.width = Math.round(HEIGHT * ratio)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png === null) return undefined
  return { bytes: new Uint8Array(await png.arrayBuffer()), width: canvas.width, height: canvas.height }
}
