/** The sandbox's elements honour these of Stripe's appearance variables. */
export interface AppearanceVariables {
  colorPrimary?: string
  colorBackground?: string
  colorText?: string
  colorDanger?: string
  fontFamily?: string
  borderRadius?: string
  spacingUnit?: string
}

/** A page passes these text styles of a single element in `options.style`. */
export interface ElementStyle {
  color?: string
  fontFamily?: string
  fontSize?: string
  '::placeholder'?: { color?: string }
}

const defaults: Required<AppearanceVariables> = {
  colorPrimary: '#7fb2ff',
  colorBackground: '#11151f',
  colorText: '#eef2f8',
  colorDanger: '#ff7d8b',
  fontFamily: 'system-ui, sans-serif',
  borderRadius: '6px',
  spacingUnit: '4px',
}

const properties: Record<keyof AppearanceVariables, string> = {
  colorPrimary: '--sandbox-primary',
  colorBackground: '--sandbox-background',
  colorText: '--sandbox-text',
  colorDanger: '--sandbox-danger',
  fontFamily: '--sandbox-font',
  borderRadius: '--sandbox-radius',
  spacingUnit: '--sandbox-unit',
}

const css = `
.sandbox-card {
  box-sizing: border-box;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: calc(var(--sandbox-unit) * 4) calc(var(--sandbox-unit) * 3);
  color: var(--sandbox-text);
  font-family: var(--sandbox-font);
  font-size: 1rem;
  line-height: 1.5;
  text-align: left;
}
.sandbox-card .sandbox-field { display: block; min-width: 0; }
.sandbox-card .sandbox-field[data-kind='number'], .sandbox-card .sandbox-note { grid-column: 1 / -1; }
.sandbox-card .sandbox-label {
  display: block;
  margin: 0 0 var(--sandbox-unit);
  color: inherit;
  font: inherit;
  font-size: 0.875rem;
}
.sandbox-card .sandbox-input {
  box-sizing: border-box;
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  margin: 0;
  padding: calc(var(--sandbox-unit) * 2) calc(var(--sandbox-unit) * 3);
  border: 1px solid color-mix(in srgb, var(--sandbox-text) 45%, var(--sandbox-background));
  border-radius: var(--sandbox-radius);
  background: var(--sandbox-background);
  color: var(--sandbox-text);
  font: inherit;
  font-variant-numeric: tabular-nums;
  letter-spacing: inherit;
  appearance: none;
}
.sandbox-card .sandbox-input::placeholder {
  color: var(--sandbox-placeholder, color-mix(in srgb, var(--sandbox-text) 62%, var(--sandbox-background)));
  opacity: 1;
}
.sandbox-card .sandbox-input:focus {
  border-color: var(--sandbox-primary);
  outline: 2px solid var(--sandbox-primary);
  outline-offset: 1px;
}
.sandbox-card .sandbox-input[aria-invalid='true'] { border-color: var(--sandbox-danger); color: var(--sandbox-danger); }
.sandbox-card .sandbox-input:disabled { opacity: 0.6; }
.sandbox-card .sandbox-error { margin: 0; color: var(--sandbox-danger); font-size: 0.875rem; }
.sandbox-card .sandbox-error:not(:empty) { margin-top: var(--sandbox-unit); }
.sandbox-card .sandbox-note { margin: 0; opacity: 0.8; font-size: 0.8125rem; }
.sandbox-card .sandbox-note > span { white-space: nowrap; }
.sandbox-card[data-look='bare'] { grid-template-columns: 1fr; gap: 0; }
.sandbox-card[data-look='row'] { grid-template-columns: minmax(11rem, 1fr) 5rem 4rem; gap: 0.5rem; }
.sandbox-card[data-look='row'] .sandbox-field[data-kind='number'] { grid-column: auto; }
.sandbox-card:not([data-look='form']) .sandbox-input {
  min-height: 1.5em;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: transparent;
}
/* The frame of a single element is the page's: so the ring of focus is drawn there. */
.sandbox-card:not([data-look='form']) .sandbox-input:focus { outline: none; }
:where(.sandbox-frame:focus-within) { outline: 2px solid var(--sandbox-primary); outline-offset: 1px; }
@media (max-width: 24rem) {
  .sandbox-card[data-look='row'] { grid-template-columns: 1fr 1fr; }
  .sandbox-card[data-look='row'] .sandbox-field[data-kind='number'] { grid-column: 1 / -1; }
}
`

const styled = new WeakSet<Document>()

/** Adds the elements' style sheet to the document, once. */
export function injectCardStyle(document: Document): void {
  if (styled.has(document)) return
  styled.add(document)
  const style = document.createElement('style')
  style.id = 'sandbox-card-style'
  style.textContent = css
  document.head.append(style)
}

/** Sets the appearance on an element's root; absent variables take the sandbox's dark defaults. */
export function applyAppearance(root: HTMLElement, variables: AppearanceVariables): void {
  for (const name of variableNames) {
    root.style.setProperty(properties[name], variables[name] ?? defaults[name])
  }
}

/** Sets or clears the focus mark on a single element's container. */
export function markFrame(frame: HTMLElement, variables: AppearanceVariables | undefined): void {
  frame.classList.toggle('sandbox-frame', variables !== undefined)
  setOrRemove(frame, properties.colorPrimary, variables && (variables.colorPrimary ?? defaults.colorPrimary))
}

/** Overrides the appearance with a single element's own text style. */
export function applyElementStyle(root: HTMLElement, base: ElementStyle, invalid: ElementStyle): void {
  setOrRemove(root, '--sandbox-placeholder', base['::placeholder']?.color)
  if (base.color) root.style.setProperty('--sandbox-text', base.color)
  if (base.fontFamily) root.style.setProperty('--sandbox-font', base.fontFamily)
  if (invalid.color) root.style.setProperty('--sandbox-danger', invalid.color)
  setOrRemove(root, 'font-size', base.fontSize)
}

const variableNames: ReadonlyArray<keyof AppearanceVariables> = [
  'colorPrimary',
  'colorBackground',
  'colorText',
  'colorDanger',
  'fontFamily',
  'borderRadius',
  'spacingUnit',
]

function setOrRemove(root: HTMLElement, property: string, value: string | undefined): void {
  if (value === undefined) root.style.removeProperty(property)
  else root.style.setProperty(property, value)
}
