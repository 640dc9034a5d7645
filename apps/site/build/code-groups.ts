/**
 * Names the files of the built code. A page fetches `react`, `frame` and `ui`, its own file, and at most two of a
 * family: 5 to 7 files before it answers. The first group that matches takes a module with all that it imports,
 * so a group stands below those that it needs.
 *
 * A file below 4 kB is a page of its own, which nobody fetches but for that page; `walletPages`, which three small pages
 * share; or Rolldown's own runtime.
 */

/** Parts that come after a press or after the page has hydrated. */
const late: Readonly<Record<string, RegExp>> = {
  menus:
    /@radix-ui|floating-ui|react-remove-scroll|components\/(dialog|dropdown-menu)\/|site-header\/(header-menu|mobile-menu-dialog)/,
  toasts: /node_modules\/sonner|toast-host\/toaster|lib\/press-failed/,
  accounts:
    /features\/auth\/(wallet-sign-in|social-sign-in|use-account)\.tsx|flows\/src\/(social|wallet-sign-in|account-change)\/(?!.*fixtures)|dialogs\/(account|wallet|take-over)-dialog/,
  dialogs:
    /ui\/src\/(dialogs|components\/overlay-spinner)\/|features\/(auth\/log-out|market\/instant-sell|sell\/profile-items-page)|screens\/profile-items|flows\/src\/(listing|sell)\/(?!.*fixtures)/,
  sandbox:
    /packages\/sandbox\/(?!.*demo-wallet)|devtools\/(sandbox-toolbar|fault)|payment\/sandbox-cards|sections\/sandbox-toolbar/,
  wallet: /@noble|micro-eth-signer|auth\/wallet(s|-message)|demo-wallet/,
  inspector: /storybook-addon-xstate|devtools\/(machines|open-inspector)|contract\/seed|\.fixtures/,
  charts: /chart\.js|@kurkle|price-history-chart/,
  lists: /@tanstack\/(react-)?virtual|market-browser\/(virtual|filter)/,
}

/** Every page fetches these once it has hydrated. */
const later = /pictures\/placeholder|hydration\/after|reload-notice|screens\/error-page|lib\/error-notice/

/** Pages of one feature share these. */
const families: Readonly<Record<string, RegExp>> = {
  buy: /features\/buy\/|layouts\/item-detail|flows\/src\/buy\/|more-items/,
  payment:
    /features\/payment\/|sections\/payment-form|flows\/src\/(card-payment|secure-payment|payment-return|shared)\//,
  auth: /features\/auth\/|layouts\/auth-page/,
  market: /features\/market\/|sections\/(market-browser|instant-sell-card)|instant-sell-picture/,
  profile: /features\/(profile|sell)\/|(sections|layouts)\/(receipts|price-history|profile-)/,
  home: /screens\/home\/|components\/step-icon|sections\/news-section|content\/news/,
  walletPages: /flows\/src\/wallet-pages\/|layouts\/wallet-page/,
}

const isIn = (parts: Readonly<Record<string, RegExp>>, id: string) =>
  Object.values(parts).some((part) => part.test(id))
/** The small pages of the market, and those of items, are in the file of their family. */
const isPage = (id: string) => /(?<!features\/(market|buy)\/[^/]*)\.route\.tsx$/.test(id)
const isShared = (id: string) =>
  /ui\/src|lucide|site\/src\/lib\/(?!flows)/.test(id) &&
  ![later, ...Object.values(late), ...Object.values(families)].some((part) => part.test(id))

const groupsOf = (parts: Readonly<Record<string, RegExp>>, isWanted: (id: string) => boolean) =>
  Object.entries(parts).map(([name, part]) => ({ name, test: (id: string) => part.test(id) && isWanted(id) }))

export const codeGroups = [
  // Seldom changes, so new versions of the site leave it in the browser's cache.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // The entry with all that it imports, and the rest of the contract.
  { name: 'frame', test: /src\/app\/main\.tsx|contract\/src\// },
  { name: 'ui', test: isShared, minShareCount: 2 },
  { name: 'client', test: /node_modules\/axios\/|lib\/api\/api-client/ },
  {
    name: 'steps',
    test: /node_modules\/(xstate|@xstate|use-sync-external-store)\/|lib\/flows|flows\/src\/shared\/(unimplemented|emitted)/,
  },
  { name: 'later', test: later },
  ...groupsOf(families, (id) => !isIn(late, id) && !isPage(id)),
  ...groupsOf(late, () => true),
  { name: 'search', test: /features\/search/ },
]
