/** The blurred form of a picture as a CSS image; nothing for an address it does not know. */
export type BlurredForms = (src: string) => string | undefined

let forms: BlurredForms = () => undefined

/**
 * Gives the pictures that are drawn from now on a blurred form to lie behind them while they load. Until then they have
 * none: what draws ours is too heavy for a first view, where the written page has them already.
 */
export function showBlurredForms(known: BlurredForms): void {
  forms = known
}

/** The blurred form of one of our own pictures, as a data address; `undefined` while none is known. */
export const blurredForm: BlurredForms = (src) => forms(src)
