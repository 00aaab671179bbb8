import { useId, useState } from 'react'
import type { ChangeEvent, SyntheticEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { inputEdge } from '../../render/index.ts'
import { loginAddress } from '../address/return-to.ts'
import { useT } from '../portal/portal.ts'
import { lastTenant } from '../tenant/tenant.ts'

/**
 * The way to a sign-in where the address names no tenant: that of the tenant that was open on this device last, else of the one
 * whose address word is typed. Nobody learns which tenants there are.
 */
export function ToSignIn() {
  const t = useT()
  const id = useId()
  const [word, setWord] = useState('')
  const last = lastTenant()
  if (last !== null)
    return (
      <Button variant="contained" href={loginAddress(last.url)}>
        {t('page.toLoginOf', { tenant: last.name })}
      </Button>
    )
  const tenant = word.trim().toLowerCase()
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (tenant !== '') window.location.assign(loginAddress(encodeURIComponent(tenant)))
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'end', justifyContent: 'center' }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, textAlign: 'start' }}>
        <label htmlFor={id}>{t('page.company')}</label>
        <Box
          component="input"
          id={id}
          value={word}
          maxLength={50}
          autoComplete="organization"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setWord(target.value)}
          sx={({ palette }) => ({
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: `1px solid ${inputEdge(palette)}`,
            borderRadius: 1,
            p: 1,
          })}
        />
      </Box>
      <Button type="submit" variant="contained">
        {t('page.toLogin')}
      </Button>
    </Box>
  )
}
