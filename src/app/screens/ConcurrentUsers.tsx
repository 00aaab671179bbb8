import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../render/index.ts'
import { usePortal, useT } from '../portal.ts'

/** How many users are signed in now; a click counts again (specification of the frame, §2). */
export function ConcurrentUsers() {
  const t = useT()
  const { gateway } = usePortal()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['concurrent-users'],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await gateway.call('countConcurrentUsers', {}, signal)
      if (!answer.ok) throw new Error(answer.problem.message)
      return answer.data
    },
  })
  return (
    <Button variant="outlined" startIcon={<Icon name="users" />} aria-busy={isFetching} onClick={() => void refetch()}>
      <span aria-live="polite">{t('customWidgets.concurrentUsers', { count: data ?? '–' })}</span>
    </Button>
  )
}
