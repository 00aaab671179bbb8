import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormModel } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import { FieldsSkeleton, LineSkeleton, SectionsSkeleton } from '../skeletons.tsx'
import { visuallyHidden } from '../visually-hidden.ts'

/** The shape of a form while its record loads, with a way out. */
export function FormSkeleton({
  model,
  titleId,
  close,
}: {
  model: FormModel
  titleId: string | undefined
  close: () => void
}) {
  const { t } = useEngine()
  return (
    <Box
      aria-busy
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      <span role="status" id={titleId} style={visuallyHidden}>
        {t('form.loading', { title: t(model.title) })}
      </span>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 64,
          px: { xs: 2, sm: 3 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <LineSkeleton width={220} />
      </Box>
      <SectionsSkeleton menu={model.sections.length > 1}>
        <FieldsSkeleton isEdited count={6} />
        <FieldsSkeleton isEdited count={6} />
      </SectionsSkeleton>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="text" color="inherit" onClick={close}>
          {t('action.close')}
        </Button>
      </Box>
    </Box>
  )
}
