import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { throwawayFolder } from '../project/throwaway.ts'
import { worksOf } from './works.ts'

it('a question fails by its own thread alone, not by the end of the one before', async () => {
  // Nothing stands there that the thread could read at its start.
  const root = throwawayFolder('works-')
  const works = worksOf(root)
  const asked = Array.from({ length: 3 }, () => works.choices(new Map()))
  const answers = await Promise.allSettled(asked)
  const reasons = answers.map((each) => (each.status === 'rejected' ? String(each.reason) : 'answered'))
  for (const reason of reasons) expect(reason).toContain('ENOENT')
  await works.close()
  rmSync(root, { recursive: true })
})
