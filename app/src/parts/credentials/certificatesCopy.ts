/** The copy of the pages with a learner's own certificates. */
export const certificatesCopy = {
  title: 'Certificates',
  one: 'Certificate',
  description: 'Your certificates and badges. Each has a number that anyone can verify.',
  failure: 'Your certificates could not be loaded',
  missing: 'Certificate Not Found',
  missingText: 'None of your certificates has this number.',
  back: 'Your Certificates',
  verifyCode: 'Page that verifies this certificate',
  publicPage: 'See the public page',
  print: 'Print',
  addToProfile: 'Add to LinkedIn Profile',
  layoffNote:
    'This badge tells readers that you were laid off. Leave it out if you prefer. It is for your profile and your résumé, and shows that you take part in Layoff to Lift-Off; a certificate shows what you completed.',
  share: 'Share on LinkedIn',
  copyLink: 'Copy Link',
  copied: 'The link was copied',
  copyFailed: 'The link could not be copied. Copy it from the address of the public page.',
  downloadsTitle: 'Download',
  downloadFailed: 'The file could not be downloaded',
  mistake: 'If you think that this is a mistake, write to',
  replacement: 'Use the new certificate from now on:',
  wrongName:
    'Is the name wrong? A change of the name in your account does not change this certificate. To get a corrected one with a new number, write to',
  jobToolkit: 'Put it on your résumé: job toolkit',
} as const;
