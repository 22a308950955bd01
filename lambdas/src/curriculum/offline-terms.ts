/** What a word of the field means, the mistake that is often made with it, and how to check it. */
export interface Term {
  what: string;
  mistake: string;
  check: string;
}

const term = (what: string, mistake: string, check: string): Term => ({ what, mistake, check });

/** Words that courses are about, by what a topic must contain to be about them. The first that fits is taken. */
export const terms: readonly (readonly [RegExp, Term])[] = [
  [
    /prompt injection/i,
    term(
      'Prompt injection is text that a system reads as data and obeys as an instruction: a sentence in a web page or a mail that tells an assistant to do something its owner did not ask for.',
      'Trusting a stronger instruction in the system prompt to stop it. The model sees one stream of text, so permissions outside the model have to hold.',
      'Put an instruction into a document the system reads, and see whether anything it may do changes because of it.',
    ),
  ],
  [
    /poison/i,
    term(
      'Data poisoning is the planting of examples in training or reference data so that a system learns the wrong thing, everywhere or only for a chosen trigger.',
      'Watching the model alone and not where its data comes from.',
      'List every source that can reach the training data and who can write to it; then trace ten examples back.',
    ),
  ],
  [
    /model theft|theft/i,
    term(
      'Model theft is copying what a model can do, by taking its files or by asking it enough questions to train an imitation.',
      'Protecting the files and leaving the interface unlimited.',
      'Ask how many questions one account may ask in a day, and who would notice if it asked them all.',
    ),
  ],
  [
    /phishing/i,
    term(
      'Phishing is a message that imitates somebody trusted in order to get a password, a payment or a click. Generated text has made the old signs, bad spelling among them, unreliable.',
      'Training people to look for mistakes in the text instead of checking the request over a second channel.',
      'Take one message that asks for something and write down what would have to be true for the request to be normal.',
    ),
  ],
  [
    /anomal/i,
    term(
      'Anomaly detection marks what is unusual compared with a record of normal behavior. Unusual is not the same as harmful: a new branch office is an anomaly too.',
      'Learning "normal" from a period in which something was already wrong.',
      'Replay a past incident and a quiet week, and count what is marked in each.',
    ),
  ],
  [
    /alert|triage/i,
    term(
      'Triage is deciding in which order things get attention. A good queue says why an item stands where it stands, so that a person can disagree.',
      'Measuring how many alerts were closed and not how many important ones were late.',
      'Take last week’s queue and compare its order with what turned out to matter.',
    ),
  ],
  [
    /drift/i,
    term(
      'Drift is the slow or sudden difference between the data a model was made from and the data it meets. The model has not changed; the world has.',
      'Waiting for complaints. Labels often arrive weeks late, so the inputs have to be watched as well.',
      'Compare the distribution of one important input of this month with that of the training data.',
    ),
  ],
  [
    /monitor/i,
    term(
      'Monitoring means that a number which would tell you of trouble is collected, shown and owned by somebody before the trouble comes.',
      'Collecting everything and giving no number a threshold or an owner.',
      'For each number ask: at which value does somebody act, who is it, and what do they do?',
    ),
  ],
  [
    /rollback/i,
    term(
      'Rollback is the way back to the last version that worked. It is only real if it has been tried, including the data and the settings that belong to the version.',
      'Keeping the old model and forgetting the code that prepared its inputs.',
      'Time a rollback on a quiet day, from the decision to the moment when users have the old version.',
    ),
  ],
  [
    /version(ed|ing) data|versioned/i,
    term(
      'Versioned data is data whose state at a moment can be named and fetched again, so that a result can be repeated and two results can be compared.',
      'Overwriting a table each night and versioning only the code.',
      'Pick a result from two months ago and try to fetch exactly the data it was made from.',
    ),
  ],
  [
    /pipeline/i,
    term(
      'A pipeline is the chain of steps from raw data to a result, written down so that a machine can repeat it without somebody’s memory.',
      'Automating a step nobody has done by hand carefully, and so repeating its error faster.',
      'Run the whole chain twice from the same inputs and compare the results.',
    ),
  ],
  [
    /deploy|edge|ship/i,
    term(
      'Deployment puts something where people depend on it. What matters is less the first release than how small, visible and reversible each release is.',
      'Testing on good inputs and a fast machine, and shipping to poor inputs and a slow one.',
      'Release to a small share of use first, and name the number that decides whether it goes on.',
    ),
  ],
  [
    /convolution|vision|image|detection|segmentation/i,
    term(
      'An image model finds patterns in pixels: it may label a whole image, box the objects in it (detection) or mark their exact outline (segmentation). Each costs more labeling than the one before.',
      'Testing on pictures taken like the training pictures: same light, same camera, same angle.',
      'Collect twenty pictures in the worst light that will really occur, and look at every mistake.',
    ),
  ],
  [
    /label/i,
    term(
      'Labels are the answers a model learns from. They are made by people with instructions, and a model cannot become more consistent than the instructions were.',
      'Correcting single labels without correcting the instruction that led to them.',
      'Let two people label the same thirty examples and discuss each difference.',
    ),
  ],
  [
    /transformer|deep|neural|generative model/i,
    term(
      'A neural network is a long chain of simple calculations whose numbers are adjusted to examples. A transformer is one kind that weighs how much each part of its input matters to each other part; generative models produce new text or images with it.',
      'Reaching for a larger network before a simple baseline shows how hard the task is.',
      'Write down the result of the simplest method first, and what the larger one adds to it.',
    ),
  ],
  [
    /regulari[sz]|optimi[sz]|training fails|gpu|training/i,
    term(
      'Training adjusts a model step by step to reduce a measured error. Optimization is how the steps are chosen; regularization is whatever keeps the model from learning its examples by heart.',
      'Changing three settings at once and explaining the result with one of them.',
      'Let the model learn ten examples perfectly. If it cannot, the fault is in the code and not in the settings.',
    ),
  ],
  [
    /retrieval|semantic search|search/i,
    term(
      'Retrieval finds passages that bear on a question, by words or by meaning, and hands them to whoever answers. An answer can be no better than the passages found.',
      'Judging the final answers only, so that a search fault looks like a writing fault.',
      'For twenty real questions, check whether the right passage is among the first five before reading any answer.',
    ),
  ],
  [
    /tool use|agent/i,
    term(
      'Tool use lets a model ask for an action, such as a search or a calculation, which ordinary code then carries out. What it may do is decided by that code.',
      'Giving a tool the rights of an administrator because it was easiest.',
      'List what each tool can change, and which of these changes a person confirms first.',
    ),
  ],
  [
    /fine-?tun/i,
    term(
      'Fine-tuning goes on training a finished model with examples of one’s own. It changes manner and form well, and is a poor way to teach facts that change.',
      'Fine-tuning before the instruction and a few examples in it have been tried.',
      'Keep fifty examples away from training, and compare the tuned model with the untuned one on them.',
    ),
  ],
  [
    /structured output|output format/i,
    term(
      'Structured output is an answer in an agreed form, such as fields of a table, that a program can read and check.',
      'Believing that a well-formed answer is a true one.',
      'Check each field against its source, and count wrong values apart from malformed ones.',
    ),
  ],
  [
    /evaluat|evaluation set|quality target|measure/i,
    term(
      'An evaluation is a fixed set of cases with agreed answers or criteria, written before the result is seen. It turns "it seems good" into something two people can argue about.',
      'Improving the system on the same cases that are used to judge it.',
      'Keep a part of the cases unseen until the end, and report the score with the number of cases.',
    ),
  ],
  [
    /bias|fair/i,
    term(
      'A system is unfair when it serves groups of people differently without a reason that holds. Several definitions of fairness exist, and they cannot all be met at once, so one has to be chosen and defended.',
      'Leaving out a sensitive attribute and assuming that nothing else stands in for it.',
      'Compare the rates of wrong decisions between groups, and not only the rates of decisions.',
    ),
  ],
  [
    /privacy|private|personal/i,
    term(
      'Privacy work asks which personal information is used, for what, by whom, how long, and whether less would do.',
      'Removing names and calling the rest anonymous.',
      'Take one record and try to tell, from what is left, whose it is.',
    ),
  ],
  [
    /transparen|notice|plain-language/i,
    term(
      'Transparency means that the people affected learn in words they know that a system takes part, what it decides, and whom to ask.',
      'Writing the notice for a lawyer and showing it to a customer.',
      'Let somebody outside the team read the notice once and tell you what it says.',
    ),
  ],
  [
    /impact assessment|assessment|document/i,
    term(
      'An impact assessment writes down, before a system is used, whom it affects, what can go wrong for them, how likely that is, and what is done about it.',
      'Filling in the form after the decision has been made.',
      'Find the one entry that changed the design. If there is none, ask what the assessment was for.',
    ),
  ],
  [
    /risk tier|risk/i,
    term(
      'Sorting by risk gives harmless uses a short path and dangerous ones a thorough review. What counts is the harm to people, not the novelty of the technique.',
      'So many tiers that nobody knows where a new use belongs.',
      'Give five real uses to two people, and see whether they sort them alike.',
    ),
  ],
  [
    /inventory/i,
    term(
      'An inventory lists each system that is in use, its purpose, its owner, its data and its supplier. What is not on the list cannot be overseen.',
      'Listing what was bought and forgetting features that arrived in an update.',
      'Ask three teams what they use, and compare the answers with the list.',
    ),
  ],
  [
    /vendor|build-or-buy|buy/i,
    term(
      'Buying a system does not buy away the responsibility for it. The questions are what it does with your data, how it was tested, what happens when it is wrong, and how you leave.',
      'Comparing the price of buying with the cost of building, and neither with the cost of running.',
      'Write down what it takes to change the supplier in a year, before signing.',
    ),
  ],
  [
    /incident/i,
    term(
      'An incident is a harm or a near miss. Responding well means to stop it, to tell those affected, and to change what made it possible.',
      'Looking for the person who made the mistake rather than the gap that let it through.',
      'Play one invented incident through with the people who would be called.',
    ),
  ],
  [
    /approval|review/i,
    term(
      'An approval is worth something if the approver knows the criteria, has the time and may say no.',
      'Asking for so many approvals that each becomes a signature.',
      'Count the requests that were changed or refused in the last quarter.',
    ),
  ],
  [
    /board|report|fund|portfolio|invest|economics/i,
    term(
      'A decision to invest compares what a project is expected to change with what it costs to build, to run and to stop. Several small bets with a date for stopping teach more than one large one.',
      'Approving a project for its technique without naming the number it shall move.',
      'For each project ask: what would we see in three months that would make us stop?',
    ),
  ],
  [
    /talent|team|people/i,
    term(
      'The people question is which work changes, who learns what for it, and who is asked before it happens.',
      'Hiring for a title before writing down the tasks.',
      'List the tasks of one role for a week, and mark which would change and how.',
    ),
  ],
  [
    /process|map|automat|workflow|routing|savings/i,
    term(
      'A process map shows the steps of a piece of work as they are really done, with waiting times and exceptions, and not as the manual has them.',
      'Automating the step that is easiest instead of the one that costs the most.',
      'Follow ten real cases from start to end, and note each step, each wait and each return.',
    ),
  ],
  [
    /exception|queue/i,
    term(
      'Exceptions are the cases a rule or a model cannot settle. They need a place to wait, a person who decides, and a record of the decision.',
      'Treating exceptions as failures, so that the system guesses rather than asks.',
      'Count exceptions by their reason for a week; the largest reason is the next improvement.',
    ),
  ],
  [
    /extraction|entity|document reading/i,
    term(
      'Extraction turns running text or a scanned page into named fields: a date, an amount, a party. Each field has its own error rate.',
      'Reporting one accuracy for all fields when one of them decides about money.',
      'Check fifty documents field by field, and list the fields that need a second look by a person.',
    ),
  ],
  [
    /classif|regress|predict/i,
    term(
      'A classification model chooses among categories, a regression model estimates a number. Both answer with more certainty than they have earned unless that is measured.',
      'Quoting accuracy where one class is rare: never finding it can still score high.',
      'Compare the model with always giving the most common answer.',
    ),
  ],
  [
    /summar/i,
    term(
      'A summary chooses what to leave out. Whether the choice is good depends on who reads it and what they decide with it.',
      'Reading the summary for style and not against its source.',
      'Mark in the source each statement that the summary makes; what cannot be marked was invented.',
    ),
  ],
  [
    /clean|spreadsheet|sql|quer/i,
    term(
      'Cleaning makes data mean the same thing in every row: one unit, one format, one row for a thing. Queries then ask it questions that can be repeated.',
      'Repairing cells by hand without a record of what was changed.',
      'Write down the number of rows before and after each step, and explain every difference.',
    ),
  ],
  [
    /chart|statistic|analys/i,
    term(
      'Statistics describe how sure one may be, and charts show a comparison at a glance. Both can mislead without a single wrong number.',
      'Explaining a difference that is no larger than the usual variation.',
      'State the comparison in a sentence first; then check that the chart shows that sentence and no stronger one.',
    ),
  ],
  [
    /wrong answer|verif|check/i,
    term(
      'Checking compares a claim with a source that does not depend on it. How much checking a result needs follows from what a mistake would cost.',
      'Asking the system that made the claim whether the claim is right.',
      'Take three claims from one answer, and find for each a source that was not part of the conversation.',
    ),
  ],
  [
    /user need|problem|feature/i,
    term(
      'A need is something a person tries to get done and cannot do well enough. It can be stated without naming a technique.',
      'Starting from what a model can do and looking for somebody who wants it.',
      'Watch two people do the task today, and write down where they hesitate.',
    ),
  ],
  [
    /email|meeting|research|assistant|prompt|instruction|library/i,
    term(
      'An assistant works from what it is told: the goal, the material, the form of the answer and an example of a good one. What is missing it fills in by guessing.',
      'Keeping requests in the head of the person who wrote them.',
      'Let a colleague use your request on their own material, and see where it breaks.',
    ),
  ],
  [
    /data/i,
    term(
      'Data is a record made by somebody for some purpose. Before it is used for another purpose one has to know what was left out, and why.',
      'Taking a column’s name for its meaning.',
      'Choose five rows and ask the people who made them what each field says.',
    ),
  ],
];

/** What is known of a topic; undefined for one that no word fits. */
export const termOf = (topic: string): Term | undefined => terms.find(([fits]) => fits.test(topic))?.[1];
