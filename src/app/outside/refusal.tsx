import type { Ref } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { LabelId } from '../../config/index.ts'
import { INTERCEPTED, ROUTING_NOT_FOUND, SIGN_IN_REFUSED } from '../../contract/index.ts'
import type { Problem } from '../../contract/index.ts'
import { reasonOf } from '../../render/source.ts'
import { useT } from '../portal/portal.ts'

/** Why a form was refused: a text of the gateway's, or a label of the portal's. */
export type Refusal = { text: string } | { label: LabelId }

/** Codes whose message is for the user (specification of the frame, §8), that of too many attempts, and those of single sign-on. */
const FOR_THE_USER: readonly string[] = [SIGN_IN_REFUSED, 'too-many-requests', 'single-sign-on-only', 'no-provider']

/** How a problem outside the shell is worded: by the gateway's message for certain codes, by who answered in its place, else by the first field error, else by whom to ask. */
export function refusalOf({ code, message, fieldErrors }: Pick<Problem, 'code' | 'message' | 'fieldErrors'>): Refusal {
  if (code === ROUTING_NOT_FOUND) return { label: 'login.routingNotFound' }
  if (code === INTERCEPTED) return { label: 'line.elsewhere' }
  if (FOR_THE_USER.includes(code)) return { text: message }
  const reason = reasonOf({ fieldErrors })
  return reason === undefined ? { label: 'login.internalError' } : { text: reason }
}

/** Shows a refusal. Stands in the page before there is one, so that it is announced; `least`: pixels that it is high in any case. */
export function RefusalNotice({
  refusal,
  least = 0,
  ref,
}: {
  refusal: Refusal | null
  least?: number
  ref?: Ref<HTMLDivElement>
}) {
  const t = useT()
  return (
    <Box
      ref={ref}
      role="alert"
      sx={{ '&:empty': { display: least === 0 ? 'none' : 'block' }, mb: 2.5 }}
      style={{ minHeight: least }}
    >
      {refusal && (
        <Alert role="presentation" severity="error" variant="outlined" sx={{ whiteSpace: 'pre-line' }}>
          {'text' in refusal ? refusal.text : t(refusal.label)}
        </Alert>
      )}
    </Box>
  )
}
