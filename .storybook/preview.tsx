import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { storyTime } from '@meridian-2117/contract/fixtures/story-time'
import { LinkProvider } from '@meridian-2117/ui/lib/links'
import { PicturesProvider } from '@meridian-2117/ui/pictures/pictures-provider'
import { routerLinks } from '@meridian-2117/site/router-links'
import { clearStoryStorage } from '@meridian-2117/site/story-storage'
import MockDate from 'mockdate'
import { toast } from 'sonner'
import { lazy } from 'react'
import { configure, userEvent } from 'storybook/test'
import { withRouter } from 'storybook-addon-remix-react-router'
import { waitForIdle } from './wait-for-idle.ts'
import { checkDialogs } from './dialog-names.ts'
import { checkPageErrors, forgetPageErrors } from './page-errors.ts'
import { initialToolbarGlobals, toolbarGlobals, withToolbarGlobals } from './toolbar-globals.tsx'
import { readableArgTypes } from './arg-types.ts'
import { storyPictures } from './story-pictures.ts'
import { theme } from './theme.ts'
import { viewportModes, viewports } from './viewports.ts'

// A toast that ends by itself would be in one picture of its story, and not in the next.
if (initialToolbarGlobals.motion === 'off')
  for (const tone of ['success', 'error', 'info'] as const) {
    const show = toast[tone]
    toast[tone] = (message, options) => show(message, { ...options, duration: Infinity })
  }

// A busy computer may need more than the default second.
configure({ asyncUtilTimeout: 20_000 })

// Storybook's docs blocks are large, and only docs pages need them, not each iframe of a story.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))

// Its types omit the arguments of decorators.
const storyRouter: Decorator = withRouter

/** The story is in an iframe of a docs page. */
const isInDocs = new URLSearchParams(location.search).get('embed') === 'true'

// Screens need a router for their links; a flow story has the site's own. The element is that of `MeridianRoot`: a
// component that the preview imports would change every story.
const routed: Decorator = (Story, context) => (
  <div className="meridian">
    <PicturesProvider value={storyPictures}>
      <LinkProvider value={routerLinks}>
        {context.parameters['router'] === 'own' ? <Story /> : storyRouter(Story, context)}
      </LinkProvider>
    </PicturesProvider>
  </div>
)

// People see a story as wide as the canvas; a test run sets its width.
const testedViewport = import.meta.env['STORY_VIEWPORT'] as keyof typeof auditAt | undefined

/**
 * Options of axe in tests. The panel also lists passed rules; violations alone take a quarter less time. No rule in use
 * reads style sheets. The rule about inline spacing looks for `!important`, which React writes into no `style`. The two
 * enabled rules are of level AAA; its third is about contrast, which the second theme alone has for all texts.
 */
const testOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: {
    'avoid-inline-spacing': { enabled: false },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
  },
}

/** A tablet checks only rules about colours, positions and sizes, as the markup is the same at all widths. */
const tabletOptions = {
  ...testOptions,
  runOnly: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
}

/** Contrast takes half of an audit's time, and `npm test` runs at desktop width; phone and tablet check it. */
const desktopOptions = {
  ...testOptions,
  rules: { ...testOptions.rules, 'color-contrast': { enabled: false } },
}

/** Header and footer have stories of their own on phone and desktop; elsewhere they are audited around each page. */
const pageAlone = {
  exclude: ['[data-slot="site-header"]:has(~ main)', 'main ~ [data-slot="site-footer"]'],
}

const auditAt = {
  tablet: { options: tabletOptions },
  phone: { options: testOptions, context: pageAlone },
  desktop: { options: desktopOptions },
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withToolbarGlobals, routed],
  globalTypes: toolbarGlobals,
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: isInDocs ? 'off' : 'error', ...(testedViewport && auditAt[testedViewport]) },
    docs: { theme, page: DocsPage },
    viewport: { options: viewports },
    // Flow stories alone run machines.
    xstate: { disable: true },
    chromatic: { modes: viewportModes },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Introduction',
            'Tokens',
            'Colours',
            'Type',
            'Spacing and shape',
            'Motion',
            'Icons',
            'Pictures',
            'Voice and copy',
            'Accessibility',
            'Map of the site',
            'Copy deck',
            'How to write a story',
            'Use it in your app',
          ],
          'Components',
          'Dialogs',
          'Sections',
          'Layouts',
          'Screens',
          'Flows',
          'Sandbox',
        ],
      },
    },
  },
  initialGlobals: { ...initialToolbarGlobals, widths: 'off', viewport: { value: testedViewport } },
  beforeEach: async (context) => {
    const { parameters } = context
    // Storybook makes it only where a page has a clipboard, not on a plain address of the network.
    if (!('clipboard' in navigator)) context.userEvent = userEvent.setup()
    // The addon's parameter would stay in the next story.
    if ('pseudo' in parameters)
      throw new Error('Set the pseudo states of a story by `globals: { pseudo: … }`')
    // React ends the effects of the previous story in a later task.
    await new Promise((resolve) => setTimeout(resolve))
    toast.dismiss()
    forgetPageErrors()
    // One moment of the year 2117 for every story, so that ages and dates never change.
    MockDate.set(storyTime)
    clearStoryStorage()
    return () => MockDate.reset()
  },
  // A story about a fault names its error: `parameters: { pageErrors: [/^console: Error fetching/] }`.
  afterEach: async ({ parameters, tags, viewMode }) => {
    // A failed check replaces its story, and the stories of a docs page share errors and storage.
    if (viewMode === 'docs' || isInDocs) return
    await waitForIdle()
    // Nor do people see a failed check, such as that of a play which measures a desktop's layout, on a phone.
    if (!testedViewport) return
    // Pictures below the window have loaded or failed by now.
    checkPageErrors(parameters['pageErrors'] as readonly RegExp[] | undefined)
    await checkDialogs()
    // Widths differ mostly in styles, and a behaviour starts from a state that has its own story.
    if (import.meta.env.DEV && testedViewport === 'desktop' && !tags.includes('behaviour'))
      await (await import('./valid-html.ts')).checkHtml()
    if (import.meta.env.DEV && testedViewport === 'phone') await (await import('./reflow.ts')).checkReflow()
  },
}

export default preview
