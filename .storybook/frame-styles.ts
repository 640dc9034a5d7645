import { theme } from './theme.ts'

const { appBg, appHoverBg, barSelectedColor } = theme

/** Styles of the manager: its font, and a readable selected story. */
export const managerStyle = `<style>
  @font-face {
    font-family: 'Inter Variable';
    src: url('./fonts/inter/inter-latin-wght-normal.woff2') format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  .sidebar-item[data-selected='true'] {
    background: ${appHoverBg} !important;
    color: ${barSelectedColor} !important;
  }
</style>`

/** Styles of the preview until its own have loaded, so that no white page flashes. */
export const previewStyle = `<style>
  html, body, .sb-preparing-story, .sb-preparing-docs, .sb-wrapper {
    background: var(--color-void, ${appBg}) !important;
    color-scheme: dark;
  }
</style>`
