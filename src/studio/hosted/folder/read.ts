import type { WrittenFolder } from '../../host/api.ts'
import { givenFolder, type Given, type GivenFile } from './given.ts'
import { filesOfZip, MOST_BYTES, MOST_FILES } from './zip.ts'

/** Why files are not looked at: too much of them, or a ZIP that is none. */
export interface Unread {
  why: 'tooMuch' | 'noZip'
  name: string
}

/** What somebody chose for a tenant's folder: a ZIP, a folder, or files by their names. */
export async function readChosen(chosen: readonly File[], present: WrittenFolder): Promise<Given | Unread> {
  const name = chosen[0]?.name ?? ''
  const size = chosen.reduce((sum, file) => sum + file.size, 0)
  if (chosen.length > MOST_FILES || size > MOST_BYTES) return { why: 'tooMuch', name }
  const files: GivenFile[] = []
  for (const file of chosen) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!/\.zip$/i.test(file.name)) files.push(fileOf(file, bytes))
    else {
      const held = entriesOf(bytes)
      if (typeof held === 'string') return { why: held, name: file.name }
      files.push(...held)
    }
  }
  return givenFolder(files, Object.keys(present))
}

function fileOf({ name, webkitRelativePath: path }: File, bytes: Uint8Array): GivenFile {
  return path === '' ? { path: name, bytes, byName: true } : { path, bytes }
}

function entriesOf(zip: Uint8Array): GivenFile[] | Unread['why'] {
  try {
    return filesOfZip(zip) ?? 'tooMuch'
  } catch {
    return 'noZip'
  }
}
