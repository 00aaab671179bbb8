import type { Schemas } from '../../../src/contract/index.ts'

type Quote = Schemas['Quote']

/** A quote as the form sends it at the first save. */
export const draftQuote: Quote = {
  funcCode: '9',
  quoteStatus: 'N',
  jobStageCode: 'H',
  partyIdShpr: 'PACFRT01',
  shprName: 'PACIFIC FRUIT TRADING',
  bizType: 'SE',
}

/** One that can be submitted. */
export const completeQuote: Quote = {
  ...draftQuote,
  quoteStatus: 'D',
  loadTerm: 'FCL',
  porCtry: 'JP',
  porCity: 'JPYOK',
  porName: 'Yokohama',
  podCtry: 'US',
  podCity: 'USLAX',
  podName: 'Los Angeles',
  totPcs: 120,
  totPcsUt: 'CTN',
  totgWgt: 2400.5,
  totgWgtUt: 'KG',
  commodity: '080810',
  comm: 'Fresh apples',
  frtType: 'P',
  containers: [
    { type: '45G1', qty: 2 },
    { type: '22R1', qty: 1 },
  ],
  cargoItems: [
    {
      description: 'Fresh apples',
      itemPcs: 120,
      itemPcsUt: 'CTN',
      itemWgt: 2400.5,
      itemWgtUt: 'KG',
      itemActionCode: 'A',
    },
  ],
  remarkList: [{ remarkType: 'PC', remark: 'Any carrier', actionCode: 'A' }],
}

/** The three codes of each action on a quote that exists (forms §4). */
export const codes = {
  save: { funcCode: '5', quoteStatus: 'N', jobStageCode: 'H' },
  submit: { funcCode: '5', quoteStatus: 'D', jobStageCode: 'H' },
  cancel: { funcCode: '1', quoteStatus: 'C', jobStageCode: 'H' },
  reject: {
    funcCode: '5',
    quoteStatus: 'R',
    jobStageCode: 'H',
    remarkList: [{ remarkType: 'CPREJRMK', remark: 'Too late', actionCode: 'A' }],
  },
  accept: { funcCode: '5', quoteStatus: 'Q', jobStageCode: 'Q' },
  book: { funcCode: '5', quoteStatus: 'Q', jobStageCode: 'B' },
} as const satisfies Record<string, Quote>
