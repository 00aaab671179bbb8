import { surfaces } from '../../config/index.ts'
import type { DrawText } from './picture.ts'

/** Pixels of a letter's height: sharp on paper; and of a picture's width, beyond which browsers draw nothing. */
const EM = 64
const WIDEST = 16_000
/** Of the line that a text stands in, in heights of a letter: all of it, and what lies above the letters' foot. */
const LINE = { height: 1.5, above: 1.1 }

/** A line of text as a PNG, with the browser's own fonts, which have the signs of any language; undefined where it draws none. */
export const drawnText: DrawText = async (text) => {
  const canvas = document.createElement('canvas')
  const em = Math.min(EM, WIDEST / text.length)
  const font = `${String(em)}px sans-serif`
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  context.font = font
  canvas.width = Math.max(1, Math.ceil(context.measureText(text).width))
  canvas.height = Math.ceil(em * LINE.height)
  // With its size a canvas has forgotten all that was set.
  context.font = font
  context.fillStyle = surfaces.light.ink
  context.direction = document.dir === 'rtl' ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.fillText(text, 0, em * LINE.above)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png === null) return undefined
  const bytes = new Uint8Array(await png.arrayBuffer())
  return { bytes, width: canvas.width / em, height: canvas.height / em, above: LINE.above }
}
