import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ButtonProps } from '@mui/material/Button'
import type { ActionModel, CopyModel } from '../../config/index.ts'
import { Icon } from '../frame/icon.tsx'
import { useReason, useUnavailable } from '../frame/unavailable.tsx'
import { useCondition } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import type { Actions } from './record/actions.ts'
import { useForm } from './fields/context.ts'

const TONES: Record<ActionModel['tone'], Pick<ButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
  plain: { variant: 'text', color: 'inherit' },
}

interface FooterProps {
  actions: Actions
  isReadOnly: boolean
  close: () => void
  /** Opens a new record made of this one; absent while there is none to copy. */
  copy: (() => void) | undefined
}

/** The form's buttons; a read-only form has Close, and those that its model says. */
export function FormFooter({ actions, isReadOnly, close, copy }: FooterProps) {
  const { model } = useForm()
  const { t } = useEngine()
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        variant="text"
        color="inherit"
        disabled={actions.running !== undefined}
        onClick={close}
        sx={{ mr: 'auto', ml: -1, minWidth: 0 }}
      >
        {t(model.record.load === undefined ? 'action.cancel' : 'action.close')}
      </Button>
      {model.copy !== undefined && copy !== undefined && (
        <CopyButton model={model.copy} isDisabled={actions.running !== undefined} copy={copy} />
      )}
      {model.actions
        .filter(({ inReadOnly }) => inReadOnly || !isReadOnly)
        .map((action) => (
          <ActionButton key={action.id} action={action} actions={actions} />
        ))}
    </Box>
  )
}

function CopyButton({
  model: { label, icon, visible },
  isDisabled,
  copy,
}: {
  model: CopyModel
  isDisabled: boolean
  copy: () => void
}) {
  const { t } = useEngine()
  const isVisible = useCondition(visible)
  if (!isVisible) return null
  return (
    <Button {...TONES.plain} startIcon={<Icon name={icon} />} disabled={isDisabled} onClick={copy}>
      {t(label)}
    </Button>
  )
}

function ActionButton({ action, actions }: { action: ActionModel; actions: Actions }) {
  const { t } = useEngine()
  const visible = useCondition(action.visible)
  const reason = useReason(action.disabled)
  const unavailable = reason === undefined ? undefined : t(reason)
  const { button, description } = useUnavailable(unavailable, () => actions.run(action))
  if (!visible) return null
  return (
    <>
      <Tooltip title={unavailable ?? ''} describeChild>
        <Button
          data-entry={action.id}
          {...TONES[action.tone]}
          {...button}
          startIcon={action.icon === undefined ? undefined : <Icon name={action.icon} />}
          disabled={actions.running !== undefined}
          sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
        >
          {t(action.label)}
        </Button>
      </Tooltip>
      {description}
    </>
  )
}
