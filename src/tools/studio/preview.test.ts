import { expect, it } from 'vitest'
import { readConfig } from '../project/read.ts'
import { openPreview } from './preview.ts'

const root = process.cwd()
const input = readConfig(root)

it('[BX-04] whoever asks for a tenant while it is compiled gets it, compiled once; what was typed last stays', async () => {
  const preview = openPreview()
  const boot = () => preview.file(root, 'kaiyo/tenant.json')?.content
  expect(boot()).toBeUndefined()
  const [first, second] = [preview.refresh(input, 'KAIYO'), preview.refresh(input, 'KAIYO')]
  expect(second).toBe(first)
  await second
  expect(JSON.parse(String(boot()))).toMatchObject({ url: 'kaiyo', renderDelayMs: 0 })

  const path = 'tenants/KAIYO/tenant.json'
  const named = (name: string) => ({
    ...input,
    files: new Map([
      ...input.files,
      [path, (input.files.get(path) ?? '').replace(/"name": "[^"]*"/, `"name": "${name}"`)],
    ]),
  })
  await Promise.all([preview.refresh(named('Earlier'), 'KAIYO'), preview.refresh(named('Later'), 'KAIYO')])
  expect(JSON.parse(String(boot()))).toMatchObject({ name: 'Later' })

  // What is typed meanwhile and cannot be compiled takes nothing away.
  const broken = { ...input, files: new Map([...input.files, [path, '{']]) }
  await Promise.all([preview.refresh(named('Whole'), 'KAIYO'), preview.refresh(broken, 'KAIYO')])
  expect(JSON.parse(String(boot()))).toMatchObject({ name: 'Whole' })

  await preview.refresh(input, 'NOBODY')
  expect(preview.file(root, 'nobody/tenant.json')).toBeUndefined()
})
