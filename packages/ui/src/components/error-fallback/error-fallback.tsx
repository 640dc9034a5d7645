import { Component, type ReactNode } from 'react'

export interface ErrorFallbackProps {
  /** Stands in for what could not be loaded or drawn. */
  fallback: ReactNode
  /** The part that may fail. */
  children: ReactNode
}

/** Keeps the failure of one part, such as code that did not arrive, from taking the page along. */
export class ErrorFallback extends Component<ErrorFallbackProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
