import { Component, type ReactNode } from 'react'

export interface ErrorFallbackProps {
  /** Replaces children that failed to load or render. */
  fallback: ReactNode
  /** The part that may fail. */
  children: ReactNode
}

/** Limits the failure of one part, such as code that did not load, to that part. */
export class ErrorFallback extends Component<ErrorFallbackProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
