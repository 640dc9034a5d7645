/** Edit profile. */
export const editProfileMessages = {
  title: 'Edit Profile',
  /** For a screen reader, while the profile loads. */
  loading: 'Loading your profile',
  signIn: 'Sign In',
  upload: 'Upload Avatar',
  uploadNote: 'An image of up to 5 MB',
  chosenNote: 'Shown to others once you save',
  removePicture: 'Remove picture',
  removedNote: 'Removed once you save',
  id: 'Your ID',
  copyId: 'Copy ID',
  fullName: 'Full Name',
  email: 'Email',
  emailNote: 'It cannot be changed',
  bio: 'Bio',
  resetPassword: 'Reset Password',
  currentPassword: 'Current Password',
  currentPasswordNote: 'Leave all three empty to keep your password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  save: 'Save',
} as const
