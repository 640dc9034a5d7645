/**
 * What the product says when something failed or worked (Spec 5 and 8), keyed by meaning and spelled exactly as the
 * specification has it: the space before the comma and the emoji are part of the product.
 */
export const messages = {
  somethingWentWrong: 'Something went wrong',
  signUpFailed: 'Signup failed',
  signUpSucceeded: 'Signup successful!',
  logInSucceeded: 'Login successful!',
  logOutSucceeded: 'User logged out successfully',

  idsRequired: 'User ID and Payment ID are required',
  userIdRequired: 'User Id is required Please signin',
  productIdRequired: 'Product ID is required',
  alreadyPurchased: 'Sorry you have already purchased it',
  purchaseFailed: 'Payment failed',

  orderRequired: 'User data , amount and item details are required',
  providerNotLoaded: 'Stripe not loaded',
  clientSecretMissing: 'Failed to get client secret',
  intentFailed: 'Failed to create payment intent',
  paymentFailed: 'Payment failed. Please try again.',

  sessionPaid: 'Payment Successful!',
  returnedPaid: 'Payment Successful! 💳',
  returnedFailed: 'Payment Failed ❌',
} as const
