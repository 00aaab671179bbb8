import { useMemo } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ButtonProps } from '@mui/material/Button'
import { evaluate, pathsOf } from '../../config/index.ts'
import type { ActionModel, Condition, CopyModel, Path } from '../../config/index.ts'
import { Icon } from '../frame/icon.tsx'
import { reasonAgainst, useReason, useUnavailable } from '../frame/unavailable.tsx'
import { useCondition, useScoped } from '../screen/screen.ts'
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
  const offered = useMemo(
    () => model.actions.filter(({ inReadOnly }) => inReadOnly || !isReadOnly),
    [model, isReadOnly],
  )
  const lead = useLead(offered)
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
      {offered.map((action) => (
        <ActionButton key={action.id} action={action} tone={toneOf(action, lead)} actions={actions} />
      ))}
    </Box>
  )
}

/** The action that is filled: the primary one or, while that cannot be used, the last one beside it that can. */
function useLead(offered: readonly ActionModel[]): ActionModel['id'] | undefined {
  const paths = useMemo(
    () =>
      offered.flatMap(({ visible, disabled = [] }) => [visible, ...disabled.map(({ when }) => when)].flatMap(pathsIn)),
    [offered],
  )
  return useScoped(paths, (scope) => {
    const shown = offered.filter(({ visible }) => visible === undefined || evaluate(visible, scope))
    const primary = shown.find(({ tone }) => tone === 'primary')
    if (primary === undefined || reasonAgainst(primary.disabled, scope) === undefined) return primary?.id
    const live = shown.findLast(
      ({ tone, disabled }) => tone === 'secondary' && reasonAgainst(disabled, scope) === undefined,
    )
    return (live ?? primary).id
  })
}

const pathsIn = (condition: Condition | undefined): Path[] => (condition === undefined ? [] : [...pathsOf(condition)])

/** One action is filled. */
function toneOf({ id, tone }: ActionModel, lead: ActionModel['id'] | undefined): ActionModel['tone'] {
  if (id === lead) return 'primary'
  return tone === 'primary' ? 'secondary' : tone
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

function ActionButton({ action, tone, actions }: { action: ActionModel; tone: ActionModel['tone']; actions: Actions }) {
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
          {...TONES[tone]}
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
