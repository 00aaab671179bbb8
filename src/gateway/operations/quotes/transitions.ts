import type { Schemas } from '../../../contract/index.ts'
import { earliestToday } from '../../ground/days.ts'
import type { Words } from '../../ground/words.ts'
import type { QuoteRow } from '../../store/tables/requests.ts'
import type { Intent } from './intent.ts'

type Status = Schemas['QuoteStatus']

/** Statuses from which each action starts (forms §4). */
const STARTS: Record<Intent, readonly Status[]> = {
  save: ['N'],
  submit: ['N'],
  cancel: ['N', 'D', 'T'],
  reject: ['T'],
  accept: ['T'],
  book: ['T', 'Q'],
}

/** Statuses of an offer that can still be accepted or booked. */
export const OPEN_OFFERS: readonly Status[] = ['T', 'Q']

const NAMES: Record<Status, Words> = {
  N: { en: 'A quote in progress', ja: '作成中の見積' },
  D: { en: 'A submitted quote', ja: '提出済みの見積' },
  T: { en: 'A quote that awaits acceptance', ja: '承諾待ちの見積' },
  Q: { en: 'An accepted quote', ja: '承諾済みの見積' },
  R: { en: 'A rejected quote', ja: '却下された見積' },
  C: { en: 'A cancelled quote', ja: '取消済みの見積' },
  B: { en: 'A booked quote', ja: '予約済みの見積' },
}
const DONE: Record<Intent, Words> = {
  save: { en: 'changed', ja: '変更' },
  submit: { en: 'submitted', ja: '提出' },
  cancel: { en: 'cancelled', ja: '取り消し' },
  reject: { en: 'rejected', ja: '却下' },
  accept: { en: 'accepted', ja: '承諾' },
  book: { en: 'booked', ja: 'ブッキング' },
}
const EXPIRED: Words = {
  en: 'The offer has expired and cannot be accepted.',
  ja: '見積の有効期限が切れているため、承諾できません。',
}

/** Why the quote, as it stands, does not take the action; undefined when it does. */
export function obstacleTo(
  intent: Intent,
  { status, validTo }: Pick<QuoteRow, 'status' | 'validTo'>,
  now: Date,
): Words | undefined {
  if (!STARTS[intent].includes(status)) {
    const [name, done] = [NAMES[status], DONE[intent]]
    return { en: `${name.en} cannot be ${done.en}.`, ja: `${name.ja}は${done.ja}できません。` }
  }
  const accepts = status === 'T' && (intent === 'accept' || intent === 'book')
  if (accepts && validTo !== null && validTo < earliestToday(now)) return EXPIRED
  return undefined
}

/** What acceptance, booking, rejection or cancellation changes of a quote; a rejection comes with its reason. */
export function afterAction(
  intent: 'cancel' | 'reject' | 'accept' | 'book',
  row: QuoteRow,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Pick<QuoteRow, 'status' | 'trail' | 'document' | 'updatedAt'> {
  const at = now.toISOString()
  const { document } = row
  const trail = { ...row.trail, lastUpdatedDate: at, lastUpdatedBy: userId }
  const acceptedDate = row.status === 'T' ? at : (row.trail.acceptedDate ?? at)
  switch (intent) {
    case 'cancel':
      return { status: 'C', updatedAt: now, document, trail }
    case 'reject':
      return {
        status: 'R',
        updatedAt: now,
        document: { ...document, remarkList: withReason(document.remarkList, { userId, reason, at }) },
        trail: { ...trail, rejectedDate: at, rejectedBy: userId, rejectReason: reason },
      }
    case 'accept':
      return {
        status: 'Q',
        updatedAt: now,
        document: { ...document, jobStageCode: 'Q' },
        trail: { ...trail, acceptedDate },
      }
    case 'book':
      return {
        status: 'B',
        updatedAt: now,
        document: { ...document, jobStageCode: 'B' },
        trail: { ...trail, acceptedDate, bookedDate: at },
      }
  }
}

/** The remarks with the reason of the rejection, one of its type, in the name of who gave it. */
function withReason(
  remarks: Schemas['Remark'][] = [],
  { userId, reason, at }: { userId: string; reason: string; at: string },
): Schemas['Remark'][] {
  const others = remarks.filter(({ remarkType }) => remarkType !== 'CPREJRMK')
  const last = Math.max(0, ...others.map(({ id }) => Number(id)).filter(Number.isSafeInteger))
  return [
    ...others,
    { id: String(last + 1), remarkType: 'CPREJRMK', remark: reason, createdBy: userId, createdDate: at },
  ]
}
