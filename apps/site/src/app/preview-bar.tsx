import { PreviewBar } from '@meridian/ui/sections/preview-bar'

/** The bar of a build for a preview; a part of every page, so that no page can be without it. */
export const previewBar = import.meta.env.SANDBOX === 'demo' ? <PreviewBar /> : null
