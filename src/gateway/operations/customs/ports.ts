import { CUSTOMS_FILES } from '../../operation/access.ts'
import type { Operations } from '../../operation/operation.ts'
import { badPage, paged } from '../../operation/paging.ts'
import { invalid } from '../../operation/refusals.ts'

const BLANK = invalid([{ field: 'lookupValue', message: 'must not be blank' }])

/** Ports of the customs search (shipments §7). */
export const customsPortOperations: Pick<Operations, 'listForeignPorts' | 'listDistrictPorts'> = {
  listForeignPorts: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { body }, store }) {
      const name = body.lookupValue.trim()
      if (name === '') return BLANK
      const ports = await store.lookups.foreignPorts({ name, descending: body.sort === '-portLadingName' })
      const page = paged(ports, body.pageIndex)
      if (page === undefined) return badPage('pageIndex')
      const data = page.map((port) => ({
        value: port.code,
        label: port.name,
        description: `${port.code} ${port.name}, ${port.countryCode}`,
        portLadingName: port.name,
        country: port.countryCode,
      }))
      return { status: 200, body: { data, totalRecords: ports.length } }
    },
  },
  listDistrictPorts: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { body }, store }) {
      const name = body.lookupValue.trim()
      if (name === '') return BLANK
      const ports = await store.lookups.districtPorts({ name, descending: body.sort === '-name' })
      const page = paged(ports, body.pageIndex)
      if (page === undefined) return badPage('pageIndex')
      const data = page.map((port) => ({
        value: port.code,
        label: port.name,
        description: `${port.code} ${port.name}, ${port.state}`,
        name: port.name,
        country: 'US',
        state: port.state,
      }))
      return { status: 200, body: { data, totalRecords: ports.length } }
    },
  },
}
