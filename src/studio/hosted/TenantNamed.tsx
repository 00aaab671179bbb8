import Typography from '@mui/material/Typography'
import type { OwnTenant } from '../host/api.ts'

interface TenantNamedProps {
  tenant: OwnTenant
  /** The name stands before it, in a heading. */
  isIdAlone?: boolean
}

/** The tenant as people call it and as programs do, in quiet letters; nothing more where both are one word. */
export function TenantNamed({ tenant: { id, name }, isIdAlone = false }: TenantNamedProps) {
  const parts = isIdAlone ? [id].filter((part) => part !== name) : [...new Set([name, id])]
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={isIdAlone ? { ml: 1.5 } : { display: 'block' }}
    >
      {parts.join(' · ')}
    </Typography>
  )
}
