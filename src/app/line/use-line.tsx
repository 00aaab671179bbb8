import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import Box from '@mui/material/Box'
import { onlineManager } from '@tanstack/react-query'
import type { TenantBoot } from '../../config/index.ts'
import { INTERCEPTED, createGatewayClient } from '../../contract/index.ts'
import { Icon, badgeLook } from '../../render/index.ts'
import { isUntold } from '../../render/source.ts'
import type { Answer } from '../../render/source.ts'
import { usePlaceBeside } from '../dialogs/beside.ts'
import { usePortal, useT } from '../portal/portal.ts'
import { createLine } from './line.ts'
import type { Line, Outcome } from './line.ts'

/** The line of the signed-in portal. */
export const LineContext = createContext<Line | null>(null)

/** The line; a bug outside `<LineContext>`. */
export function useLine(): Line {
  const line = useContext(LineContext)
  if (line === null) throw new Error('useLine outside LineContext')
  return line
}

/** Makes the line, watches every call of the portal, and lets queries that failed ask again once it is back. */
export function useNewLine({ id, url }: TenantBoot): Line {
  const portal = usePortal()
  const [line] = useState(() => createLine((signal) => answers(id, url, signal)))
  useEffect(() => line.open(), [line])
  useEffect(() => portal.onCall((answer) => line.watch(answer.then(outcomeOf))), [portal, line])
  useEffect(() => {
    onlineManager.setEventListener((setOnline) => {
      const tell = (): void => setOnline(!line.isAway())
      // It still knows what the line of the session before was like.
      tell()
      return line.listen(tell)
    })
  }, [line])
  return line
}

/** Whether the gateway answers at all: asks for what needs no session. A system in front of it that wants a sign-in of its own leads elsewhere, or answers with the page of it. */
async function answers(tenantId: string, tenantUrl: string, signal: AbortSignal): Promise<boolean | 'elsewhere'> {
  let isLed = false
  const client = createGatewayClient({
    baseUrl: window.location.origin,
    headers: () => ({ 'X-Tenant': tenantId }),
    onUnauthorized: () => undefined,
    async fetch(request) {
      const answer = await fetch(request, { redirect: 'manual' })
      isLed = answer.type === 'opaqueredirect'
      return answer
    },
  })
  const answer = await client.call('getTenantDetails', { path: { tenantUrl } }, signal)
  return isLed || isIntercepted(answer) ? 'elsewhere' : outcomeOf(answer) === 'answered'
}

function isIntercepted(answer: Answer): boolean {
  return !answer.ok && answer.problem.code === INTERCEPTED
}

function outcomeOf(answer: Answer): Outcome {
  if (answer.ok) return 'answered'
  const { code, status } = answer.problem
  if (code === 'aborted') return 'givenUp'
  return status === 0 || isUntold(status) || isIntercepted(answer) ? 'unanswered' : 'answered'
}

/** Says that there is no connection, above whatever is open. */
export function LineNotice() {
  const line = useLine()
  const t = useT()
  const isAway = useSyncExternalStore(line.listen, line.isAway)
  const isLed = useSyncExternalStore(line.listen, line.isLedElsewhere)
  const place = usePlaceBeside()
  return (
    isAway &&
    createPortal(
      <Box role="alert" sx={NOTICE}>
        <Icon name="warning" fontSize="small" />
        {t(isLed ? 'line.elsewhere' : 'line.away')}
      </Box>,
      place,
    )
  )
}

/** Above drawers and dialogs, in nobody's way: above the foot of a form or a list, clear of what is typed into at the top. */
const NOTICE = {
  position: 'fixed',
  bottom: 72,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'tooltip',
  pointerEvents: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  whiteSpace: 'nowrap',
  py: 1,
  pl: 1.5,
  pr: 2,
  borderRadius: 999,
  boxShadow: 8,
  typography: 'body2',
  ...badgeLook('warning'),
} as const
