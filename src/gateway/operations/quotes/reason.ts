import type { Schemas } from '../../../contract/index.ts'
import { limitErrors } from '../bookings/limits.ts'
import type { FieldErrors } from '../reply.ts'

type Remarks = Pick<Schemas['Quote'], 'remarkList'>

/** Why the quote is rejected, as it was sent: its remark CPREJRMK (forms §4); empty without one. */
export function rejectReason({ remarkList = [] }: Remarks): string {
  const remark = remarkList.find(({ remarkType, actionCode }) => remarkType === 'CPREJRMK' && actionCode !== 'D')
  return (remark?.remark ?? '').trim()
}

/** A rejection has a reason, within the length of a remark. */
export function reasonErrors({ remarkList = [] }: Remarks): FieldErrors {
  if (rejectReason({ remarkList }) === '')
    return [{ field: 'remarkList', message: 'A rejection needs a reason, a remark of type CPREJRMK' }]
  return limitErrors({ remarkList })
}
