import type { RichTextEditorProps } from '../../components/rich-text-editor/RichTextEditor.tsx';
import type { FileFieldProps } from '../../components/file-field/fileFieldProps.ts';
import type { PromptAllowance, RunEvents } from '../labs/lab.ts';
import type {
  BlockDraftOf,
  BlockType,
  DownloadFileDraft,
  PictureDraft,
  PromptCaseDraft,
  TaskDraft,
} from './blockDraft.ts';

/** The id and the error of a field, for its component. */
export interface FieldState {
  id: string;
  errorMessage: string | undefined;
}

/** How the rich text fields treat HTML. */
export type RichText = Pick<RichTextEditorProps, 'sanitize' | 'readPasted'>;

/** What a field for a file of a block needs: its limits, what they are in words, and the function that stores a file. */
export interface FileStore<Stored> extends Pick<FileFieldProps, 'acceptedTypes' | 'maxSize' | 'messages'> {
  hint: string;
  /**
   * Uploads a file and reports the progress in percent. Resolves to the stored file, or to a sentence that says why it was
   * refused. Rejects if the upload was aborted.
   */
  store: (
    file: File,
    upload: { onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<Stored | string>;
}

/** How the editor stores the files of blocks. */
export interface BlockFiles {
  picture: FileStore<PictureDraft>;
  download: FileStore<DownloadFileDraft>;
}

/** A lab in the editor. */
export type LabDraft = BlockDraftOf<'python_lab' | 'sql_lab'>;

/** What running a lab's solution and its start code showed. */
export interface LabCheck {
  /** The fingerprint of the lab for its `checked`; empty if the lab has problems. */
  checked: string;
  /** What is wrong, in sentences. */
  problems: readonly string[];
}

/** What a check of a prompt lab found, in sentences. */
export interface PromptLabCheck {
  /** What is wrong with the criteria and the prompts. */
  problems: readonly string[];
  /** Which sample outputs break a rule of their case. That can be on purpose. */
  samples: readonly string[];
}

/** A sample output, and the run of a model that produced it. */
export type SampleDraft = Pick<PromptCaseDraft, 'sample' | 'sample_run'>;

/** Records outputs of a model as samples. */
export interface SampleRecorder {
  /** Returns the model and the author's calls of it. Rejects with an Error whose message is a sentence. */
  readAllowance: () => Promise<PromptAllowance>;
  /**
   * Runs the model prompt of a lab on a case. Resolves to the output with its run, or to a sentence that says why there is
   * none, and never rejects. The signal stops following the run, which continues.
   */
  record: (
    lab: Pick<BlockDraftOf<'prompt_lab'>, 'id' | 'solution_prompt'>,
    one: Pick<PromptCaseDraft, 'id' | 'input'>,
    signal: AbortSignal,
  ) => Promise<SampleDraft | string>;
}

/** How the editor checks labs, and records their samples. */
export interface LabChecks {
  /** Whether the lab was checked as it is. */
  isChecked: (lab: LabDraft) => boolean;
  /** Runs the solution and the start code. Rejects with an Error whose message is a sentence if code cannot run. */
  check: (lab: LabDraft, events: Pick<RunEvents, 'onLoad' | 'signal'>) => Promise<LabCheck>;
  /** Checks the prompts and the sample outputs of a prompt lab. */
  checkPromptLab: (lab: BlockDraftOf<'prompt_lab'>) => PromptLabCheck;
  samples: SampleRecorder;
}

/** The props of the form of a block. */
export interface BlockFormProps<Type extends BlockType> {
  block: BlockDraftOf<Type>;
  onChange: (values: Partial<BlockDraftOf<Type>>) => void;
  /** Removes a part of the block and offers to undo that by its name; `path` is the field that shows the restored part. */
  onRemove: (name: string, values: Partial<BlockDraftOf<Type>>, path: string) => void;
  /** Returns the id and the error of the field with a path, such as `task.choices.1.text`. */
  field: (path: string) => FieldState;
  richText: RichText;
  files: BlockFiles;
  labs: LabChecks;
}

/** The props of the fields of a question. */
export interface TaskFieldsProps<Task extends TaskDraft> extends Pick<BlockFormProps<'check'>, 'field'> {
  task: Task;
  onChange: (task: Task) => void;
  onRemove: (name: string, task: Task, path: string) => void;
}
