import { KNOWN_EXTENSIONS } from '../../documents/limits.ts'
import type { Operations } from '../operation.ts'
import { invalid } from '../reply.ts'
import { badPage, paged } from './paging.ts'

const DOCUMENT_TYPES = 'JOBDOCTYPE'

interface Code {
  value: string
  label: string
  description: string | null
}

/** Lists of codes: the same for every tenant. */
export const codeOperations: Pick<
  Operations,
  'listSystemCodes' | 'listContainerTypes' | 'listDocumentTypes' | 'listFileExtensions'
> = {
  listSystemCodes: {
    access: 'session',
    async run({ input: { query }, store }) {
      const codes = await store.lookups.systemCodes(query.Type)
      const page = paged(codes, query.PageIndex)
      if (page === undefined) return invalid(badPage('PageIndex'))
      return { status: 200, body: { lookupItems: page.map(option), totalRecords: codes.length } }
    },
  },
  listContainerTypes: {
    access: 'session',
    async run({ input, store }) {
      const types = await store.lookups.containerTypes(input.query?.Kind)
      const lookupItems = types.map(({ kind, teu, ...code }) => ({
        value: code.code,
        label: code.label,
        description: code.description,
        kind,
        ...(teu === null ? {} : { teu }),
      }))
      return { status: 200, body: { lookupItems, totalRecords: lookupItems.length } }
    },
  },
  listDocumentTypes: {
    access: 'session',
    async run({ input: { body }, store }) {
      const codes = [...(await store.lookups.systemCodes(DOCUMENT_TYPES))].sort((one, other) =>
        one.value < other.value ? -1 : 1,
      )
      if (body.sort === '-code') codes.reverse()
      const page = paged(codes, body.pageIndex)
      if (page === undefined) return invalid(badPage('pageIndex'))
      return { status: 200, body: { lookupItems: page.map(option), totalRecords: codes.length } }
    },
  },
  listFileExtensions: {
    access: 'session',
    run: () => Promise.resolve({ status: 200, body: { extensionList: [...KNOWN_EXTENSIONS] } }),
  },
}

function option({ value, label, description }: Code) {
  return { value, label, ...(description === null ? {} : { description }) }
}
