import { siteName } from '../../../shell/site/siteCopy.ts';

/** The copy of the result of a badge file's check. It loads together with the checker. */
export const credentialReportCopy = {
  /** The labels of the steps. */
  steps: {
    readable: 'File',
    issuer: 'Issuer',
    signature: 'Signature',
    unchanged: 'Content',
    dates: 'Dates',
    status: 'Revocation',
  },

  /** What a step found that does not end the check with a bad result. */
  findings: {
    credential: 'The file contains a badge.',
    own: `The badge names ${siteName} as its issuer.`,
    other: `The badge names another issuer, not ${siteName}.`,
    ofIssuer: 'It is signed with a key of that issuer.',
    unchanged: 'Nothing was changed after it was signed.',
    current: 'Today is within its dates.',
    active: 'The issuer has not revoked it.',
    none: 'The badge names no list of revoked badges, so there is nothing to look up.',
    offline: 'You are offline, and only the issuer’s list says whether a badge was revoked.',
    otherSite: 'Only the issuer’s site knows this, and this page contacts no other site.',
    unreadable: 'The issuer’s list of revoked badges could not be read.',
  },

  /** What a finding that ends the check means for the whole badge. */
  failures: {
    empty: {
      tone: 'warning',
      title: 'The file is empty',
      text: 'There is nothing in this file. Get a new copy.',
    },
    pdf: {
      tone: 'warning',
      title: 'A PDF, not a badge file',
      text: 'Type the number that is printed on the PDF into the field above, or ask for the badge as a JSON, PNG or SVG file.',
    },
    truncated: {
      tone: 'warning',
      title: 'The file is incomplete',
      text: 'Part of the file is missing or damaged. Get a new copy.',
    },
    tooLarge: {
      tone: 'warning',
      title: 'The file is too large',
      text: 'This page reads files of up to 5 MB, and this file or the badge inside it is too large.',
    },
    noCredential: {
      tone: 'warning',
      title: 'No badge in this file',
      text: 'This file can be read, but no badge is in it. A screenshot or a converted picture of a badge has none: use the file that the issuer gave to the learner.',
    },
    notJson: {
      tone: 'warning',
      title: 'Not a badge file',
      text: 'This is not a JSON, PNG or SVG file, or a part of it is missing.',
    },
    tooDeep: {
      tone: 'warning',
      title: 'This file cannot be read',
      text: 'The data in this file is nested more deeply than in any real badge, so this page does not read it.',
    },
    otherFormat: {
      tone: 'warning',
      title: 'Another format',
      text: 'This badge is a JSON Web Token, and this page reads only badges that are written as plain JSON.',
    },
    olderBadge: {
      tone: 'warning',
      title: 'Another format',
      text: 'This badge is written in Open Badges 2.0 or an older version, and this page reads only Open Badges 3.0. The issuer’s site can check it.',
    },
    presentation: {
      tone: 'warning',
      title: 'Another format',
      text: 'This file is a wallet’s presentation, and it does not contain exactly one badge as plain JSON. Ask the learner for the badge itself.',
    },
    unknown: {
      tone: 'warning',
      title: 'Unknown issuer',
      text: 'This page does not know the keys of the issuer that the badge names, so it cannot check the signature.',
    },
    missing: {
      tone: 'danger',
      title: 'Not signed',
      text: 'The badge has no signature, so anyone could have written it.',
    },
    otherKind: {
      tone: 'warning',
      title: 'Another kind of signature',
      text: 'The badge has a kind of signature that this page cannot check.',
    },
    otherKey: {
      tone: 'danger',
      title: 'Not signed with a current key of the issuer',
      text: 'The signature does not match any key that the issuer publishes, so do not rely on the badge. Ask the learner to download it again.',
    },
    changed: {
      tone: 'danger',
      title: 'The badge was changed',
      text: 'What the badge says is not what was signed, so do not rely on it.',
    },
    unknownContext: {
      tone: 'warning',
      title: 'Unsupported format',
      text: 'The badge uses contexts or a notation that this page does not support, so it cannot tell whether the badge was changed.',
    },
    notYet: {
      tone: 'warning',
      title: 'Not valid yet',
      text: 'Nothing in the badge was changed, but it is not valid yet.',
    },
    expired: {
      tone: 'warning',
      title: 'Expired',
      text: 'Nothing in the badge was changed, but it has expired.',
    },
    revoked: {
      tone: 'danger',
      title: 'Revoked',
      text: 'The issuer revoked this file, so it is no longer valid. The learner may have a newer one.',
    },
  },

  /** What a check means in which no step failed. */
  successes: {
    own: {
      tone: 'success',
      title: 'Valid badge',
      text: `${siteName} issued this badge, and nothing in it was changed.`,
    },
    ownNotLookedUp: {
      tone: 'warning',
      title: 'Genuine, but not checked for revocation',
      text: `${siteName} issued this badge, and nothing in it was changed, but it may have been revoked since then.`,
    },
    other: {
      tone: 'info',
      title: 'Badge of another issuer',
      text: `Nothing in this badge was changed, but ${siteName} did not issue it and cannot say who did.`,
    },
  },

  /** The check of a file that could not be read, or that ended with an unexpected error. */
  broken: {
    tone: 'warning',
    title: 'The check did not finish',
    text: 'Something went wrong while this page read the file, so please choose it again.',
  },

  seeCertificate: 'See it on our site',

  /** The comparison with the learner, whose name is not in the file. */
  owner: {
    text: 'For privacy, the file does not show whose badge it is. Compare it with the person you expect: what you type stays in your browser.',
    label: 'Name or email address',
    compare: 'Compare',
    empty: 'Enter a name or an email address',
    same: (typed: string) => `This badge was issued to “${typed}”.`,
    different:
      'The badge is not for this name or email address. Enter it as it was when the badge was issued, and the full name as on the certificate.',
  },

  facts: {
    name: 'Title',
    issuer: 'Issued by',
    /** Anyone can make a key and write any name next to it. */
    claimedIssuer: 'Issuer (as stated in the badge)',
    issuerId: 'Issuer’s key',
    validFrom: 'Issued on',
    validUntil: 'Valid until',
    result: 'Assessed',
    number: 'Number',
  },
} as const;
