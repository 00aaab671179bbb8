import { unzipSync, zipSync } from 'fflate'
import { isBinary } from '../../../changes/folder.ts'
import type { WrittenFolder } from '../../host/api.ts'
import { bytesOf } from './content.ts'
import type { GivenFile } from './given.ts'

/** Most that is taken out of a ZIP, or out of a folder: as much as the host takes at once. */
export const MOST_FILES = 1_000
export const MOST_BYTES = 16 * 1024 ** 2

/** A tenant's folder as a ZIP, below a folder of its name: every file with its own bytes, all of one moment, so that the same folder gives the same ZIP. */
export function zipOf(folder: WrittenFolder, name: string, moment: Date): Uint8Array<ArrayBuffer> {
  const files = Object.entries(folder).map(([path, content]) => [
    `${name}/${path}`,
    isBinary(path) ? bytesOf(content) : new TextEncoder().encode(content),
  ])
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { mtime: moment })
}

/**
 * The files of a ZIP; undefined where it holds more than is taken. What it says of the size of a file is all the room that the file gets, so that
 * nothing grows without end.
 *
 * @throws where it is no ZIP
 */
export function filesOfZip(zip: Uint8Array): GivenFile[] | undefined {
  if (zip.length > MOST_BYTES) return undefined
  let [count, bytes] = [0, 0]
  const files = unzipSync(zip, {
    filter({ name, size, originalSize }) {
      count += 1
      bytes += Math.max(size, originalSize)
      return count <= MOST_FILES && bytes <= MOST_BYTES && !name.endsWith('/')
    },
  })
  if (count > MOST_FILES || bytes > MOST_BYTES) return undefined
  return Object.entries(files).map(([path, content]) => ({ path, bytes: content }))
}
