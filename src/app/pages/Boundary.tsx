import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Drawn in place of what broke. */
  broken(retry: () => void): ReactNode
  onError(message: string): void
  /** A change of it tries again, e.g. the page's path. */
  resetKey?: string
}

interface State {
  failed: boolean
  resetKey: string | undefined
}

/** Keeps a failure inside from taking the rest of the page with it, and lets the user try again. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error instanceof Error ? `${error.name}: ${error.message}` : 'an unknown failure')
  }

  private readonly retry = (): void => {
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.broken(this.retry) : this.props.children
  }
}
