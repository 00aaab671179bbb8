import { jsPDF } from 'jspdf'
import { afterEach, expect, it, vi } from 'vitest'
import { pictureOf, serveFont } from '../testing/pdf.ts'
import { writingOf } from './writing.ts'
import type { DrawText, Style } from './writing.ts'

afterEach(() => vi.unstubAllGlobals())

/** Three letters wide. */
const draw: DrawText = async (text) => ({ ...pictureOf(text), width: 3, height: 1.5, above: 1 })

const style: Style = { points: 72, colour: '#000000', room: 500 }

async function writing(...texts: string[]) {
  serveFont()
  const doc = new jsPDF({ unit: 'mm', format: 'a4' })
  const [placed, written] = [vi.spyOn(doc, 'addImage'), vi.spyOn(doc, 'text')]
  const made = await writingOf(doc, texts, draw)
  return {
    ...made,
    written,
    placed: () => placed.mock.calls.map((call) => call.slice(2).map((size) => Math.round(Number(size) * 10) / 10)),
  }
}

it('draws a text of other signs where it would be written, its letters on the line', async () => {
  const { line, placed, isDrawn } = await writing('한국', 'Seoul')
  expect([isDrawn('한국'), isDrawn('Seoul')]).toEqual([true, false])
  for (const align of ['left', 'right', 'center'] as const) line('한국', 100, 50, { ...style, align })
  const [width, height] = [76.2, 38.1]
  expect(placed()).toEqual([
    [100, 24.6, width, height],
    [23.8, 24.6, width, height],
    [61.9, 24.6, width, height],
  ])
})

it('draws what is too long for its place smaller', async () => {
  const { line, placed } = await writing('한국')
  line('한국', 100, 50, { ...style, room: 30 })
  expect(placed()).toEqual([[100, 40, 30, 15]])
})

it.each(['Łódź Şişli Đà', 'Ελλάδα', 'Привет', '日本 髙﨑', 'Zürich – “a” €'])('writes %s', async (text) => {
  const { line, isDrawn, written } = await writing(text)
  expect(isDrawn(text)).toBe(false)
  line(text, 10, 10, style)
  expect(written.mock.calls.map(([said]) => said)).toEqual([text])
})

it.each(['سلام', 'שלום', '한국', '广东', 'ไทย', '😀', '𠮷'])('draws %s, which its font does not have', async (text) => {
  expect((await writing(text)).isDrawn(text)).toBe(true)
})
