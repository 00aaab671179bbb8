import type { Schemas } from '../../../src/contract/index.ts'
import { every } from './customs.ts'
import type { Session, TestGateway } from './gateway.ts'

type Line = Schemas['CommercialInvoiceLine']

/** Everything that a line of an invoice may have below it. */
export const ALL_LINE_ENTITIES = ['CiLineFees', 'CiPenalty', 'CiTariffClass', 'PgEs']

/** A record of an agency, with the place it hangs at. */
export interface AgencyPlace {
  ciNo: string
  ciLineNo: number
  tariffLineNo: number
  record: Schemas['PgaRecord']
}

/** The records of agencies of a whole file. */
export async function agencyPlaces(gateway: TestGateway, session: Session, fileNo: string): Promise<AgencyPlace[]> {
  const invoices = await every<Schemas['CommercialInvoice']>(gateway, session, 'listCommercialInvoices', fileNo)
  const lines = await Promise.all(
    invoices.map(({ ciNo }) =>
      every<Line>(gateway, session, 'listCommercialInvoiceLines', fileNo, {
        additionalFilters: { ciNo },
        includeEntities: ALL_LINE_ENTITIES,
      }),
    ),
  )
  return lines
    .flat()
    .flatMap(({ ciNo, ciLineNo, ciTariffClassList = [] }) =>
      ciTariffClassList.flatMap(({ tariffLineNo, pgEsList = [] }) =>
        pgEsList.map((record) => ({ ciNo, ciLineNo, tariffLineNo, record })),
      ),
    )
}
