import { describe, expect, it } from 'vitest'
import type { Folder } from '../../changes/index.ts'
import type { Directory } from '../store/directory.ts'
import { folderOfVersion } from './desk.ts'

describe('[BX-04] the folder of a version', () => {
  it('that the store has lost is no empty folder, and is asked for again', async () => {
    const store: { kept?: Folder } = {}
    const versions = { read: () => Promise.resolve(store.kept) }
    const directory = { tenant: () => ({ versions }) } as unknown as Directory
    await expect(folderOfVersion({ directory }, 'ACME', 3)).rejects.toThrow('version 3 of ACME is not in the store')
    store.kept = new Map([['tenant.json', '{}']])
    expect(await folderOfVersion({ directory }, 'ACME', 3)).toBe(store.kept)
  })
})
