import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { ViewModel } from '../../src/config/index.ts'
import { compileTenant } from '../../src/config/node.ts'
import { readConfig } from '../../src/tools/project/read.ts'

const config = readConfig(fileURLToPath(new URL('../..', import.meta.url)))

/** The view of an anonymous link as a tenant has it that brings these files. */
function linkOf(overrides: Record<string, object>): ViewModel {
  const files = new Map(config.files)
  for (const [path, override] of Object.entries(overrides)) files.set(`tenants/ACME/${path}`, JSON.stringify(override))
  const { tenant, diagnostics } = compileTenant({ ...config, files }, 'ACME')
  expect(diagnostics).toEqual([])
  return tenant?.screens['views/tracking-link'] as ViewModel
}

it("[SP-07] a tenant's own words and tones of a status, and its own facts, reach the page of an anonymous link", () => {
  const base = linkOf({})
  const own = linkOf({
    'lookups.json': {
      $schema: '../../schemas/meta/overrides/lookups.schema.json',
      lookups: {
        shipmentStatuses: {
          options: {
            ARRIVED: { tone: 'success' },
            'CUSTOMS HOLD': { label: 'field.status', tone: 'danger' },
          },
        },
      },
    },
    'views/tracking-link.json': {
      $schema: '../../../schemas/meta/overrides/view.schema.json',
      sections: {
        found: {
          blocks: {
            shipments: {
              details: { numbers: { fields: { refNo: { hidden: true } } }, hero: { options: { soft: ['carrier'] } } },
            },
          },
        },
      },
    },
  })
  const tones = ({ lookups }: ViewModel) =>
    Object.fromEntries((lookups['shipmentStatuses']?.options ?? []).map(({ value, tone }) => [value, tone]))
  expect(tones(base)).not.toHaveProperty('CUSTOMS HOLD')
  expect(tones(own)).toMatchObject({ ARRIVED: 'success', 'CUSTOMS HOLD': 'danger', DELIVERED: 'success' })
  const details = ({ sections }: ViewModel) => sections[0]?.blocks[0]?.details ?? []
  const facts = (view: ViewModel) => details(view).flatMap(({ fields }) => fields.map(({ column }) => column.field))
  expect(facts(own)).toEqual(facts(base).filter((id) => id !== 'refNo'))
  expect(details(own).find(({ id }) => id === 'hero')?.options).toMatchObject({ soft: ['carrier'] })
})
