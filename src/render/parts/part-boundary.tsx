import { Component } from 'react'
import type { ContextType, ErrorInfo, ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import { EngineContext, useEngine } from '../services/services.ts'
import { logFailure } from '../source/log.ts'

interface PartBoundaryProps {
  /** What stands there, for the message. */
  name: string
  /** What the part draws: with another one it is tried again. */
  of?: unknown
  children: ReactNode
}

/** Keeps a part that fails from taking the rest of the screen with it, and logs the failure. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  static override contextType = EngineContext
  declare context: ContextType<typeof EngineContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (this.context === null) return
    const { port, reports } = this.context
    logFailure(port, reports, this.props.name, `${String(error)}${info.componentStack ?? ''}`)
  }

  override componentDidUpdate({ of }: PartBoundaryProps): void {
    if (this.state.failed && of !== this.props.of) this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <Alert severity="error" role="note" variant="outlined">
        {this.context?.t('part.failed', { name: this.props.name })}
      </Alert>
    )
  }
}

/** Stands where the JSON names a part that nobody registered. */
export function MissingPart({ name, label }: { name: string; label: string }) {
  const { t } = useEngine()
  return (
    <Alert severity="warning" role="note" variant="outlined">
      {label}: {t('part.missing', { name })}
    </Alert>
  )
}
