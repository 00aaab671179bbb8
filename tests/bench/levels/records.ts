/** A file with 40 commercial invoices of 60 lines each, made as it is asked for. */
const INVOICES = 40
const LINES = 60

interface Body {
  pageIndex?: number
  maxResults?: number
  additionalFilters?: { ciNo?: string; ciLineNo?: number; tariffLineNo?: number }
}

const numbered = <Item>(count: number, make: (no: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const record = (no: number) => ({
  pgCd: 'FD1',
  pgSeqNbr: no,
  pgAgencyCd: 'FDA',
  pgProgramCd: 'FOO',
  agencyName: 'Food and Drug Administration',
  pgProgramDesc: 'Food',
  dispositionDesc: 'May proceed',
})
const tariff = (no: number) => ({
  tariffLineNo: no,
  tariffNo: `6109.10.00${String(no).padStart(2, '0')}`,
  tariffDesc: 'T-shirts of cotton',
  valueUsAmt: 1200.5,
  dutyRateDesc: '16.5%',
  dutyAmt: 198.08,
  quantityList: numbered(2, (quantitySeqNo) => ({
    quantitySeqNo,
    quantity: 40,
    quantityUom: 'DOZ',
    quantityUomDesc: 'Dozen',
  })),
  pgEsList: numbered(3, record),
})
const line = (no: number) => ({
  ciLineNo: no,
  partNo: `PN-${String(no).padStart(4, '0')}`,
  descrOfGoods: 'T-shirts of cotton, knitted',
  tariffNo: '6109.10.0004',
  countryOrigin: 'VN',
  valueForeignAmt: 1200.5,
  currencyCode: 'USD',
  weightGross: 84.2,
  weightGrossUom: 'KG',
  charges: 12.4,
  pgaIndicator: 'Y',
  ciLineFeesList: numbered(2, (fee) => ({
    customsFeeCode: String(498 + fee),
    customsFeeCodeDesc: 'Merchandise processing fee',
    amtFeeAmt: 4.16,
    amtFeeProratedAmt: 4.16,
  })),
  ciTariffClassList: numbered(3, tariff),
})
const invoice = (no: number) => ({
  ciNo: `CI-${String(no).padStart(3, '0')}`,
  valueForeignAmt: 72030,
  currencyCode: 'USD',
  countryOrigin: 'VN',
  weightGross: 5052,
  weightGrossUom: 'KG',
  charges: 744,
  custRef: `PO-${String(no)}`,
  ciNoLines: LINES,
})
const parties = numbered(4, (no) => ({
  partyRole: 'MF',
  partyRoleDesc: 'Manufacturer',
  partyName: `Manufacturer ${String(no)}`,
  address1: '1 Quay Road',
  city: 'Haiphong',
  country: 'VN',
}))

/** What the gateway would answer, by operation. */
export function answerOf(operation: string, body: Body): unknown {
  const { ciLineNo, tariffLineNo } = body.additionalFilters ?? {}
  switch (operation) {
    case 'getCustomsFile':
      return { data: [{ header: { fileNo: 'BENCH', fileType: 'REGULAR', status: 'RELEASED' } }] }
    case 'listCommercialInvoices':
      return page(numbered(INVOICES, invoice), body)
    case 'listCommercialInvoiceLines':
      return page(ciLineNo === undefined ? numbered(LINES, line) : [line(ciLineNo)], body)
    case 'listTariffClasses':
      return page([tariff(tariffLineNo ?? 1)], body)
    case 'listPgaRecords':
      return page(
        [
          {
            ...record(1),
            processingCd: 'NSF',
            productCode: '54GGC03',
            brandName: 'Quayside',
            partiesList: parties,
            componentsList: numbered(3, (componentSeqNo) => ({ componentSeqNo, componentName: 'Cotton' })),
          },
        ],
        body,
      )
    default:
      return page([], body)
  }
}

function page<Item>(all: Item[], { pageIndex = 1, maxResults = 15 }: Body) {
  return { data: all.slice((pageIndex - 1) * maxResults, pageIndex * maxResults), totalRecords: all.length, maxResults }
}
