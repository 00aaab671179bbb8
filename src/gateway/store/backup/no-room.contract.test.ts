import { expect, it } from 'vitest'
import { putEmptyStore } from '../../../../tests/support/empty-store.ts'
import { throwawayFolder } from '../../../tools/project/throwaway.ts'
import { transfer } from './transfer.ts'

it('[GW-03] what finds no room for a whole store says so, and what was there stays', async () => {
  const dataDir = throwawayFolder('no-room-')
  await putEmptyStore(dataDir)
  const noRoom = Object.assign(new Error('could not extend file "base/5/19927": No space left on device'), {
    code: '53100',
  })
  const said = await transfer({ dataDir }, () => Promise.reject(noRoom)).catch(String)
  expect(said).toMatch(/The disk of .* is full: could not extend file/)
  expect(said).toContain('Nothing of the store was changed.')
})
