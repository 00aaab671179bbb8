import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { vi } from 'vitest'
import type { ReportPicture } from '../pdf/report.ts'

const FONT = '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'

/** Whatever is fetched is the font of a PDF, until globals are restored. */
export function serveFont(): void {
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(font))))
}

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

/** A dot as a PNG, another one for each text. */
export function pictureOf(text: string): ReportPicture {
  return { bytes: new Uint8Array(Buffer.concat([Buffer.from(DOT, 'base64'), Buffer.from(text)])), width: 1, height: 1 }
}
