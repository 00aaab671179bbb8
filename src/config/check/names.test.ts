import { expect, it } from 'vitest'
import { manifests } from '../../widgets/manifests.ts'
import { unknownName } from './names.ts'

it('[TN-04] a part that there is not is answered with all that there are, where no word is near', () => {
  const fields = new Set(manifests.flatMap(({ kind, name }) => (kind === 'field' ? [name] : [])))
  const place = { file: { path: 'tenants/NORTH/forms/order.layout.json', text: '"textarea"' }, offset: 0, pointer: '' }
  expect(unknownName({ words: fields, part: 'field' }, 'textarea', place).hint).toMatch(
    /^Allowed: text, .*documents\.$/,
  )
})
