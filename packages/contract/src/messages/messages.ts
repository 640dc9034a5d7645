/**
 * All messages of the product (docs/product.md#oddities), keyed by meaning. The space before the comma and the emoji
 * belong to the product. Site, flows, screens and server share these texts. Add new ones at the end of their group.
 */
export const messages = {
  /* Forms */
  emailInvalid: 'Please enter a valid email address',
  passwordLength: 'Password must be between 8 and 20 characters',
  passwordsDiffer: 'Passwords do not match',
  newPasswordsDiffer: 'New password and confirm password do not match',
  nameTooLong: 'Maximum 30 characters allowed',
  nameOnCardRequired: 'Name on card is required',
  avatarNotImage: 'Avatar file must be an image',
  offerPriceRequired: 'Price is required',
  offerPriceOutOfBounds: 'Price must be between $0.5 and $999999.99',

  /* Signing up, in and out */
  somethingWentWrong: 'Something went wrong',
  signUpFailed: 'Signup failed',
  signUpSucceeded: 'Signup successful!',
  logInSucceeded: 'Login successful!',
  logOutSucceeded: 'User logged out successfully',
  sessionEnded: 'Your session has ended. Please sign in again.',
  sessionEndedElsewhere: 'You were signed out in another tab.',
  sessionUnknown: 'You were signed out: the server no longer accepts your session. Please sign in again.',
  discordFailed: 'Discord login failed!',
  discordSignedUp: (name: string) => `Discord Signup successful! Welcome ${name}`,
  discordLoggedIn: (name: string) => `Discord login successful! Welcome ${name}`,
  googleSignUpFailed: 'Google signup failed!',
  googleLogInFailed: 'Google login failed!',
  googleSignedUp: 'Google Signup successful!',
  googleLoggedIn: 'Google Login successful!',
  popupBlocked:
    'Google’s window could not open. Allow pop-ups for this site, or open it in your usual browser.',
  googleLeft: 'Nobody was signed in, as you left the page that had asked Google. Please sign in again.',
  walletSignedUp: 'MetaMask Signup successful!',
  walletLoggedIn: 'MetaMask login successful!',
  walletMissing: 'MetaMask is not installed',
  walletPopupTitle: 'MetaMask Popup Issue!',
  walletPopupSteps: [
    'Click the MetaMask icon',
    'Look for pending signature requests',
    'Refresh the page and try again',
  ],
  walletRefused: 'Signature cancelled',
  walletFailed: (reason: string) => `Login failed: ${reason}`,
  walletFailedUnknown: 'Unknown error',
  walletHint: 'Please check MetaMask and sign the message',
  walletLocked: 'The wallet shares no account. Unlock it and try again.',
  walletBusy: 'Another request waits in the wallet. Answer it there and try again.',
  resetMailSent: 'Password reset email sent! Check your inbox.',
  resetFailed: 'Reset password failed',
  resetSucceeded: 'Password reset successful! Please login.',
  signedOutElsewhere: 'Signed out everywhere else.',
  signOutElsewhereFailed: 'Your other sessions could not be ended. Please try again.',

  /* Purchases and payments */
  idsRequired: 'User ID and Payment ID are required',
  userIdRequired: 'User Id is required Please signin',
  productIdRequired: 'Product ID is required',
  alreadyPurchased: 'Sorry you have already purchased it',
  purchaseFailed: 'Payment failed',
  orderRequired: 'User data , amount and item details are required',
  sessionRequired: 'User and token data is required',
  providerNotLoaded: 'Stripe not loaded',
  clientSecretMissing: 'Failed to get client secret',
  intentFailed: 'Failed to create payment intent',
  paymentFailed: 'Payment failed. Please try again.',
  sessionPaid: 'Payment Successful!',
  cardPaid: (amount: string) => `Payment Successful! ✅ Amount: ${amount}`,
  returnedPaid: 'Payment Successful! 💳',
  returnedFailed: 'Payment Failed ❌',
  outcomeUnknown: 'We do not know yet whether your payment went through. Please wait: we are asking.',
  paymentSlow: 'This takes longer than usual. You may leave: nothing is charged twice.',
  bankAsks: 'Your bank asks you to approve this payment',
  amountWrong: 'The amount does not match the price of this item',
  paymentProcessing: 'A payment for this item is still being processed',
  outcomeNeedsSignIn: 'We cannot ask whether your payment went through. Please sign in again.',

  /* Selling and listing, which end at the wallet */
  walletTradeClosed: 'Selling by wallet is not open yet: nothing was sold or listed.',
  walletPasswordMissing: 'Enter the password of your wallet',

  /* Profile and history */
  profileUnread: 'Failed to fetch profile',
  profileUnsaved: 'Failed to update profile',
  profileSaved: 'Profile updated successfully!',
  nameLettersOnly: 'Use letters and spaces only',
  bioTooLong: 'Bio can have at most 1000 characters',
  avatarTooLarge: 'Avatar file must be at most 5 MB',
  currentPasswordMissing: 'Enter your current password',
  idCopied: 'Copied!',
  idUncopied: 'It could not be copied. Select it and copy it by hand.',
  logInFirst: 'Please Login first!',
  notAuthenticated: 'User not authenticated.',
  historyLoading: 'Loading payment history...',
  /** Shown for an empty list without a message of the server. */
  historyEmpty: 'No purchase history found.',
  /** Shown over an empty chart without a message of the server. */
  historyNone: 'No purchase history available.',
  /** Shown for a failed call without a message of the server. */
  historyUnread: 'No History Data found for this user',
  /** The states of money that goes back, beside its sum and as the type of an activity. */
  refundDue: 'Refund due',
  refundPending: 'Refund pending',
  refundDone: 'Refund',
  refundFailed: 'Refund failed',

  /* The account, on the page of the profile */
  wayPassword: 'The password',
  wayWallet: 'The wallet',
  wayLinked: (way: string) => `${way} now signs you in to this account.`,
  wayUnlinked: (way: string) => `${way} no longer signs you in.`,
  linkFailed: (way: string) => `${way} was not linked. Please try again.`,
  accountUnchanged: 'Your account was not changed. Please try again.',
  emailLinkSent: (email: string) => `A link went to ${email}. Open it to confirm your email.`,
  emailConfirmed: 'Your email is confirmed.',
  emailUnconfirmed: 'Your email was not confirmed. Please ask for a new link.',
  dataExported: 'Your data is saved as a file.',
  exportFailed: 'Your data could not be exported. Please try again.',
  accountDeleted: 'Your account is deleted.',

  /* Sharing an item's address */
  linkCopied: 'Link copied',
  linkUncopied: 'The link could not be copied. Copy it from the address bar.',

  /* What is logged and not shown */
  marketRefused: 'Failed to fetch market data:',
  marketFailed: 'Error fetching market data:',
  activityRefused: 'Failed to fetch activity data:',
  activityFailed: 'Error fetching activity data:',
  searchFailed: 'Error fetching search results:',
  itemFailed: 'Error fetching item:',

  /* On the 404 page */
  notFound: 'Not found',
} as const

/** Messages that only the server sends. Clients show them as they arrive and do not bundle them. */
export const serverMessages = {
  /* Signing up and in, at the server */
  notReady: 'The server is not ready',
  emailTaken: 'This email is already registered',
  credentialsWrong: 'Invalid email or password',
  tooManyAttempts: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  signInElsewhere: (address: string) => `Signing in works at ${address}. Please open the site there.`,
  walletMessageStale:
    'The time of the signed message is too far from ours. Check your device’s clock and try again.',
  walletMessageUsed: 'The signed message was used already. Please sign a new one.',
  walletSignatureWrong: 'The signature does not belong to this wallet',
  walletUnsupported: 'This kind of wallet is not supported yet',
  resetLinkSpent: 'This link has expired or was used already. Please ask for a new one.',
  currentPasswordWrong: 'Current password is wrong',
  accountPays:
    'A payment or a refund of this account is still under way. A payment that was left ends within a day.',
  accountOwed: 'We could not send your money back yet. The account can be deleted once you have it.',
  emailMissing: 'Google shared no e-mail. Tick the box for your e-mail and try again.',
  takesOver: (service: string) =>
    `Your e-mail has an account already, and nobody has confirmed it. Going on with ${service} ends its password, its other ways in and its sessions; purchases stay. To keep signing in by password, use Forgot Password first.`,
  wayInTaken: 'This signs in to another account. Unlink it there first, or ask us to merge the two accounts.',
  wayInLinked: 'Another one is linked already. Unlink it first.',
  lastWayIn: 'This is the only way in to your account. Add another one first.',
  signInAgain: 'Please sign in again, so that we know that it is you. Then try once more.',
  emailLinkSpent: 'This link has expired or was used already. Ask for a new one on Edit Profile.',

  /* Payments, at the server */
  productUnknown: 'Product not found',
  currencyWrong: 'Payments are made in US dollars',
  amountNotPayable: 'The price of this item cannot be paid by card',
  discordUnavailable: 'Discord login failed! Please try again later.',
  googleUnavailable: 'Google login failed! Please try again later.',
  paymentUnavailable: 'This cannot be paid at the moment, and nothing was charged. Please try again later.',
  paymentForOtherItem: 'This payment was started for another item',
  paymentRefundDue: 'This payment bought nothing. All of it goes back to your card, which may take a while.',
  paymentRefunded: 'This payment bought nothing, so all of it was sent back to your card.',

  /* For callers without the site */
  notYours: 'This belongs to another user.',
  itemUnknown: 'Item not found',
  itemDelisted: 'This item has left the market',
  fieldInvalid: (field: string) => `The field ${field} is missing or not valid`,
  unstorable: 'The request holds characters that cannot be stored',
  keyTooLong: 'The idempotency key is too long',
} as const
