import { both, heldBy, section, shown } from './statement.ts';

const forms = 'tests/e2e/forms.spec.ts';
const offers = 'tests/e2e/offers.spec.ts';
const messages = 'tests/e2e/messages.spec.ts';
const calculator =
  'the calculator starts at 10 employees, $5,000 and 25 percent, and caps at the yearly limit';

/** Section 9: business constants and limits. */
export const constants = section('9 Business constants', [
  [
    'constant-cap',
    'Section 127 cap $5,250 per employee and calendar year',
    shown({ path: '/', texts: ['$5,250'] }, { path: '/section-127-resources', texts: ['$5,250'] }),
  ],
  [
    'constant-refund',
    'Refund: 14 days, 25% of the course',
    shown({ path: '/terms', texts: [/14[\s-]days?/, /25\s?(%|percent)/] }),
  ],
  [
    'constant-notice',
    '30 days notice for price changes; minimum age 18',
    shown({ path: '/terms', texts: [/30 days/, /18/] }),
  ],
  [
    'constant-approval',
    'Average reimbursement time shown as 30 days',
    shown({ path: '/about', texts: [/30 days/] }),
  ],
  [
    'constant-calculator',
    'Investment = employees x min(cost, 5,250); savings = investment x rate; net = the rest; employee cost 0',
    both(
      heldBy('design-system/src/screens/landing/calculateSavings.test.ts', 'the savings calculator'),
      heldBy(offers, calculator),
    ),
  ],
  [
    'constant-weeks',
    'Catalog programs run 4 to 16 weeks',
    heldBy('tests/api/entities.test.ts', 'the catalog is the document’s: titles, weeks and prices'),
  ],
  [
    'constant-levels',
    'Levels: Beginner, Intermediate, Advanced, Executive, All Levels; tracks: Technical, Leadership, Operations',
    heldBy(offers, 'the catalog’s filters offer the document’s levels and tracks'),
  ],
  [
    'constant-password',
    'Password minimum 6',
    heldBy('cdk/identity.test.ts', /^asks a password for six characters/),
  ],
  [
    'constant-upload',
    'Upload maximum 5 MB (PDF, JPG, PNG)',
    heldBy(forms, 'a proof of another type or over 5 MB is refused with the document’s words'),
  ],
  [
    'constant-review',
    'Application review within 24 hours',
    shown({ path: '/layoff-to-liftoff', texts: [/24 hours/] }),
  ],
  [
    'constant-response',
    'Support email within 24 hours; contact form within 24 business hours; Mon-Fri 9 AM-6 PM EST',
    shown({ path: '/contact', texts: [/24 (business )?hours/, /9 AM/, /6 PM/, 'EST'] }),
  ],
  [
    'constant-liftoff',
    '87%, 40%, 75%; 12 months',
    shown({ path: '/layoff-to-liftoff', texts: ['87%', '40%', '75%', /12 months/] }),
  ],
  [
    'constant-plans',
    'Plans: $199 for 10-49, $149 for 50-249, custom from 250',
    shown({ path: '/corporate', texts: ['$199', '$149', /custom/] }),
  ],
  [
    'constant-featured',
    'Featured prices $299 and $399',
    heldBy('tests/api/entities.test.ts', 'the featured courses are the document’s'),
  ],
  ['constant-year', 'Copyright year 2025', shown({ path: '/privacy', within: 'footer', texts: ['© 2025'] })],
  [
    'constant-scrolled',
    'Scrolled-header threshold 20px',
    heldBy('tests/e2e/navigation-bar.spec.ts', /^the bar stays at the top/),
  ],
  [
    'constant-offset',
    'Anchor scroll offset 80px',
    heldBy('tests/e2e/navigation-bar.spec.ts', 'an anchor of the page ends 80 px below its top'),
  ],
  [
    'constant-breakpoint',
    'Mobile breakpoint 768px',
    heldBy('tests/e2e/navigation-bar.spec.ts', 'the links of the bar fold into a menu below 768 px'),
  ],
  [
    'constant-toasts',
    'Toasts: 3 visible',
    heldBy('stories/components/feedback/Toast.stories.tsx', 'ThreeAtMost'),
  ],
  [
    'constant-toast-time',
    'Toasts: 4000 ms, bottom-right',
    heldBy(messages, 'a toast stands at the bottom right for four seconds'),
  ],
  [
    'constant-tooltip',
    'Tooltip delay 700 ms, skip delay 300 ms',
    heldBy('stories/components/overlays/Tooltip.stories.tsx', 'ShowsOnPointer'),
  ],
  [
    'constant-retries',
    'Data cache retries 3 times with exponential backoff capped at 30 s',
    heldBy('app/src/api/answers.test.ts', 'waits longer each time, three times at most'),
  ],
  [
    'constant-retention',
    'Garbage-collected after 5 minutes',
    heldBy('app/src/api/answers.test.ts', 'goes five minutes after the last screen that showed it'),
  ],
  [
    'constant-refresh',
    'Refresh retries back off from 200 ms, doubled each attempt',
    heldBy('app/src/session/sessionStore.test.ts', /^backs off from 200 ms/),
  ],
  [
    'constant-key',
    'The session is stored under a key derived from the host',
    heldBy(
      'app/src/session/sessionStore.test.ts',
      'keeps the session for the next page under a key of the host',
    ),
  ],
  [
    'constant-share-image',
    'Share image 1200x630',
    heldBy('tests/e2e/metadata.spec.ts', 'the share image is what its metadata says'),
  ],
]);
