import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { evaluate, type Condition, type ViewModel } from '../../src/config/index.ts'
import { compileTenant } from '../../src/config/node.ts'
import { createScope } from '../../src/config/index.ts'
import { readConfig } from '../../src/tools/project/read.ts'

const { tenant } = compileTenant(readConfig(fileURLToPath(new URL('../..', import.meta.url))), 'HARBOR')
const view = tenant?.screens['views/customs-file'] as ViewModel

/** Ids of the sections and buttons that a file shows, and the paper that it prints. */
function shownFor(header: object) {
  const scope = createScope(
    { session: {}, tenant: {}, address: {} },
    { data: () => ({ header }), record: () => ({ header }) },
  )
  const seen = <Each extends { visible?: Condition }>(list: readonly Each[]) =>
    list.filter(({ visible }) => visible === undefined || evaluate(visible, scope))
  return { sections: seen(view.sections).map(({ id }) => id), prints: seen(view.actions).map(({ print }) => print) }
}

describe('the drawer of a customs file', () => {
  it('shows a file whose kind is not given as a regular one (specification, §9)', () => {
    const regular = shownFor({ fileNo: 'F1', fileType: 'REGULAR' })
    expect(shownFor({ fileNo: 'F1' })).toEqual(regular)
    expect(regular).toEqual({
      sections: ['hero', 'header', 'milestones', 'remarks', 'documents', 'invoices', 'held', 'billing', 'delivery'],
      prints: ['views/customs-file-print-regular'],
    })
  })

  it('shows the other kinds with their own sections and papers', () => {
    expect(shownFor({ fileType: 'FTZ' })).toEqual({
      sections: [
        'hero',
        'admissions',
        'conveyances',
        'concur',
        'milestones',
        'remarks',
        'documents',
        'billing',
        'delivery',
      ],
      prints: ['views/customs-file-print-ftz'],
    })
    expect(shownFor({ fileType: 'INBOND' })).toEqual({
      sections: [
        'hero',
        'inbondHeader',
        'inbondConveyance',
        'bills',
        'documents',
        'billing',
        'delivery',
        'inbondMilestones',
        'inbondRemarks',
      ],
      prints: ['views/customs-file-print-inbond'],
    })
  })
})
