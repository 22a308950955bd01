/** The copy of the page that a company's join link leads to. */
export const joinCopy = {
  title: 'Join your company',
  description: 'Join a company with its link.',
  heading: (company: string) => `Join ${company}`,
  loading: 'Loading the link',
  failure: 'You cannot join with this link',
  lead: (company: string) =>
    `${company} has seats here. All courses are free for you while you have one. Your company pays for it.`,
  seen: (company: string) =>
    `${company} sees your name, your email address, the courses that you take with the seat, your progress, and your certificates. It does not see your answers and notes, or what you learn without the seat.`,
  who: (domain: string) => `The link is for addresses at ${domain}. You confirm yours with an email.`,
  account: (domain: string) =>
    `Create an account with your address at ${domain}, or sign in if you have one. Then open the link again.`,
  joinAs: (email: string) => `You are signed in as ${email}.`,
  join: 'Join the Company',
  joining: 'Joining...',
  joinFailure: 'You have not joined',
  otherAccount: (domain: string, current: string) =>
    `This link is for addresses at ${domain}, and you are signed in as ${current}. Sign out, then sign in or sign up with your address at ${domain}.`,
  done: {
    title: 'You have joined',
    text: (company: string) => `You have a seat of ${company}. Choose your first course.`,
    href: '/courses',
    label: 'Choose a Course',
  },
  home: { href: '/', label: 'Go to the Home Page' },
} as const;
