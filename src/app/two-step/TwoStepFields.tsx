import { useAtomValue } from 'jotai/react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatsOf, momentText } from '../../render/index.ts'
import { Field } from '../outside/Field.tsx'
import { PasswordField } from '../outside/PasswordField.tsx'
import { usePortal, useT } from '../portal/portal.ts'
import { bootAtom, sessionAtom } from '../portal/state.ts'
import { QrCode } from './QrCode.tsx'
import type { Stage, Wrong } from './use-two-step.ts'

interface Props {
  stage: Stage
  forced: boolean
  typed: { password: string; code: string }
  wrong: Wrong
  onType(field: 'password' | 'code', value: string): void
}

/** What a stage says, and the fields that it needs. */
export function TwoStepFields({ stage, forced, typed, wrong, onType }: Props) {
  const t = useT()
  const { texts } = usePortal()
  const userId = useAtomValue(sessionAtom)?.userId ?? ''
  const formats = formatsOf(useAtomValue(bootAtom)?.formats, texts.language)
  const password = (
    <PasswordField
      id="twoStep-password"
      label={t('password.current')}
      autoComplete="current-password"
      autoFocus
      value={typed.password}
      error={wrong.password}
      onChange={(value) => onType('password', value)}
    />
  )
  const code = (
    <Field
      key={stage.at}
      id="twoStep-code"
      label={t('twoStep.code')}
      autoComplete="one-time-code"
      inputMode={stage.at === 'app' ? 'numeric' : 'text'}
      maxLength={40}
      autoFocus={stage.at === 'app'}
      value={typed.code}
      error={wrong.code}
      onChange={(value) => onType('code', value)}
    />
  )
  if (stage.at === 'off')
    return (
      <>
        <Typography sx={{ mb: 2 }}>{t(forced ? 'twoStep.requiredLead' : 'twoStep.offLead')}</Typography>
        <input type="text" autoComplete="username" value={userId} readOnly hidden />
        {password}
      </>
    )
  if (stage.at === 'app')
    return (
      <>
        <Typography sx={{ mb: 2 }}>{t('twoStep.scanLead')}</Typography>
        <QrCode text={stage.address} label={t('twoStep.qrCode')} />
        <Box component="dl" sx={{ my: 2, textAlign: 'center', '& dt': { color: 'text.secondary' }, '& dd': { m: 0 } }}>
          <dt>{t('twoStep.secret')}</dt>
          <Box component="dd" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {inFours(stage.secret)}
          </Box>
        </Box>
        {code}
      </>
    )
  if (stage.at !== 'on') return null
  const { since = '', recoveryCodesLeft } = stage
  return (
    <>
      <Typography>{t('twoStep.onSince', { date: momentText(new Date(since), formats) })}</Typography>
      <Typography sx={{ mb: 2 }}>{t('twoStep.codesLeft', { count: recoveryCodesLeft })}</Typography>
      <Typography sx={{ mb: 2 }}>{t('twoStep.turnOffLead')}</Typography>
      <input type="text" autoComplete="username" value={userId} readOnly hidden />
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        {password}
        {code}
      </Box>
    </>
  )
}

/** A secret in groups of four, as people type it. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
